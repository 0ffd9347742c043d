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
        sub: 'Up to 3.5% of net loss, at most 0.08% of stakes, to be played once',
      },
      TY: {
        eyebrow: 'Biyernes hanggang hatinggabi',
        head: 'May balik ang Biyernes',
        sub: 'Hanggang 3.5% ng talo, hindi lalampas sa 0.08% ng taya, laruin nang isang beses',
      },
    },
  },
  {
    key: 'ocean',
    group: 'w_home',
    look: { palette: 'lagoon', scene: 'deep', face: 'lilita', props: 'ocean' },
    words: {
      EN: {
        eyebrow: 'Fishing halls',
        head: 'Into the deep',
        sub: 'Every fish shows what it pays before you shoot',
      },
      TY: {
        eyebrow: 'Mga fishing hall',
        head: 'Sa ilalim ng dagat',
        sub: 'Kita sa bawat isda ang bayad bago ka bumaril',
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
        head: 'Match night',
        sub: 'Result, goals and both sides to score, odds shown before you bet',
      },
      TY: {
        eyebrow: 'Sports',
        head: 'Gabi ng laban',
        sub: 'Resulta, mga goal at goal ng dalawang panig, kita ang odds bago ka tumaya',
      },
    },
  },
  {
    key: 'poker',
    group: 'w_home',
    look: { palette: 'dawn', scene: 'rays', face: 'shrikhand', props: 'friends' },
    words: {
      EN: {
        eyebrow: 'Poker tables',
        head: 'Better with company',
        sub: 'Five play a hand. Every bot is marked as one',
      },
      TY: {
        eyebrow: 'Mga poker table',
        head: 'Mas masaya kung may kasama',
        sub: 'Lima sa bawat hand. May marka ang bawat bot',
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
        sub: 'Baccarat, dealt by the server at any hour',
      },
      TY: {
        eyebrow: 'Live salon',
        head: 'May upuang laan sa iyo',
        sub: 'Baccarat, ang server ang namamahagi anumang oras',
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
