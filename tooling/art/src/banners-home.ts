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
        eyebrow: 'Fishing halls, every day',
        head: 'Catch of the day',
        sub: '₱88 for the first 100 to stake ₱20,000, to be played twice',
      },
      TY: {
        eyebrow: 'Mga fishing hall, araw-araw',
        head: 'Huli ng araw',
        sub: '₱88 sa unang 100 na tataya ng ₱20,000, lalaruin nang dalawang beses',
      },
    },
  },
  {
    key: 'derby',
    group: 'w_home',
    look: { palette: 'storm', scene: 'stripes', face: 'anton', props: 'derby' },
    words: {
      EN: {
        eyebrow: 'Sports',
        head: 'Derby night',
        sub: 'Result, goals and both sides to score, odds shown before you bet',
      },
      TY: {
        eyebrow: 'Sports',
        head: 'Gabi ng derby',
        sub: 'Resulta, mga goal at goal ng dalawang panig, kita ang odds bago ka tumaya',
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
        sub: '₱150 once a friend of 21 or over has deposited ₱200 and played ₱1,000',
      },
      TY: {
        eyebrow: 'Mag-imbita ng kaibigan',
        head: 'Mas masaya kung may kasama',
        sub: '₱150 kapag nag-deposit ng ₱200 at naglaro ng ₱1,000 ang kaibigang 21 pataas',
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
        sub: 'Baccarat, prize wheel and blackjack, dealt by the server at any hour',
      },
      TY: {
        eyebrow: 'Live salon',
        head: 'May upuang laan sa iyo',
        sub: 'Baccarat, prize wheel at blackjack, ang server ang namamahagi',
      },
    },
  },
  {
    key: 'lottery',
    group: 'w_home',
    look: { palette: 'saffron', scene: 'guilloche', face: 'abril', props: 'draw' },
    words: {
      EN: {
        eyebrow: 'Every day at 18:30',
        head: 'The evening draw',
        sub: 'Tickets from ₱10. Results the minute they fall',
      },
      TY: {
        eyebrow: 'Araw-araw sa 18:30',
        head: 'Ang bola ng gabi',
        sub: 'Tiket mula ₱10. Resulta sa mismong minuto ng pagbola',
      },
    },
  },
]
