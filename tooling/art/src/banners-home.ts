import type { HomeBanner } from './banners.ts'

/** The carousel of the home page. */
export const homeBanners: readonly HomeBanner[] = [
  {
    key: 'friday',
    group: 'w_home',
    look: { palette: 'ember', scene: 'dusk', face: 'yeseva', props: 'coins' },
    words: {
      EN: {
        eyebrow: 'Every Friday until midnight',
        head: 'Friday pays you back',
        sub: "Up to 3.5% of the week's net loss, played once before you withdraw",
      },
      TY: {
        eyebrow: 'Tuwing Biyernes hanggang hatinggabi',
        head: 'May balik ang Biyernes',
        sub: 'Hanggang 3.5% ng netong talo sa linggo, lalaruin nang isang beses bago i-withdraw',
      },
    },
  },
  {
    key: 'ocean',
    group: 'w_home',
    look: { palette: 'lagoon', scene: 'deep', face: 'lilita', props: 'ocean' },
    words: {
      EN: {
        eyebrow: 'Fishing halls, this week',
        head: 'Ocean King week',
        sub: 'Prize pool of ₱200,000 for the 200 highest scores in nine halls',
      },
      TY: {
        eyebrow: 'Mga fishing hall, ngayong linggo',
        head: 'Linggo ng Ocean King',
        sub: '₱200,000 na premyo para sa 200 pinakamataas na iskor sa siyam na hall',
      },
    },
  },
  {
    key: 'derby',
    group: 'w_home',
    look: { palette: 'storm', scene: 'stripes', face: 'anton', props: 'derby' },
    words: {
      EN: {
        eyebrow: 'Saturday 19:45',
        head: 'Derby night',
        sub: 'Twelve first-half markets on one page, odds shown before you bet',
      },
      TY: {
        eyebrow: 'Sabado 19:45',
        head: 'Gabi ng derby',
        sub: 'Labindalawang market sa unang half, kita ang odds bago ka tumaya',
      },
    },
  },
  {
    key: 'refer',
    group: 'w_home',
    look: { palette: 'dawn', scene: 'rays', face: 'shrikhand', props: 'friends' },
    words: {
      EN: {
        eyebrow: 'Refer a friend',
        head: 'Better with company',
        sub: '₱150 for you once a friend of 21 or over has played ₱1,000',
      },
      TY: {
        eyebrow: 'Mag-imbita ng kaibigan',
        head: 'Mas masaya kung may kasama',
        sub: '₱150 sa iyo kapag nakapaglaro na ng ₱1,000 ang kaibigang 21 pataas',
      },
    },
  },
  {
    key: 'salon',
    group: 'w_home',
    look: { palette: 'felt', scene: 'felt', face: 'limelight', props: 'table' },
    words: {
      EN: {
        eyebrow: 'Live salon',
        head: 'A seat is kept for you',
        sub: 'Baccarat, roulette and blackjack, dealt by the server at any hour',
      },
      TY: {
        eyebrow: 'Live salon',
        head: 'May upuang laan sa iyo',
        sub: 'Baccarat, roulette at blackjack, ang server ang namamahagi',
      },
    },
  },
  {
    key: 'lottery',
    group: 'w_home',
    look: { palette: 'saffron', scene: 'guilloche', face: 'abril', props: 'draw' },
    words: {
      EN: {
        eyebrow: 'Draws at 16:15, 17:15 and 18:15',
        head: 'The evening draw',
        sub: 'Tickets from ₱10. Results the minute they fall',
      },
      TY: {
        eyebrow: 'Bola sa 16:15, 17:15 at 18:15',
        head: 'Ang bola ng gabi',
        sub: 'Tiket mula ₱10. Resulta sa mismong minuto ng pagbola',
      },
    },
  },
]
