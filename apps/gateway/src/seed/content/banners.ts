import type { Words } from '../../db/tables/index.ts'

/** A banner to publish: the route groups it shows in, the name of its picture, the words on it, where it leads. */
export interface SeedBanner {
  readonly groups: readonly string[]
  readonly art: string
  readonly title: Words
  /** `P` to a promotion id, `URL` to a route, `G` to a game by title. */
  readonly link: readonly ['P' | 'URL' | 'G', string] | null
}

/** The banners of every route group, in the order they run. */
export const seedBanners: readonly SeedBanner[] = [
  {
    groups: ['w_home', 'w_promotion', 'w_leftmenu'],
    art: 'friday',
    title: {
      EN: 'Friday pays you back. Up to 3.5% of the week, paid at midnight.',
      TY: 'May balik tuwing Biyernes. Hanggang 3.5% ng linggo, bayad sa hatinggabi.',
    },
    link: ['P', '101'],
  },
  {
    groups: ['w_home', 'w_promotion', 'w_reg', 'w_login', 'w_register', 'w_forget', 'w_help'],
    art: 'friend',
    title: {
      EN: 'Better with company. ₱150 for you when a friend plays a first round.',
      TY: 'Mas masaya kapag may kasama. ₱150 para sa iyo kapag naglaro ang kaibigan.',
    },
    link: ['P', '102'],
  },
  {
    groups: ['w_home', 'w_fish'],
    art: 'fishing',
    title: { EN: 'Shark Reef. Fishing from ₱1 a shot.', TY: 'Shark Reef. Pangingisda mula ₱1 bawat tira.' },
    link: ['G', 'Shark Reef'],
  },
  {
    groups: ['w_home', 'w_live'],
    art: 'live',
    title: { EN: 'A seat is free. 146 live tables, day and night.', TY: 'May bakanteng upuan. 146 live na mesa, araw at gabi.' },
    link: ['URL', '/live'],
  },
  {
    groups: ['w_home', 'w_rng', 'w_inhouse'],
    art: 'slots',
    title: { EN: 'Fruit Parade. 20 lines, play money, no download.', TY: 'Fruit Parade. 20 linya, play money, walang i-do-download.' },
    link: ['G', 'Fruit Parade'],
  },
  {
    groups: ['w_home', 'w_sports', 'w_esports', 'w_cockfight'],
    art: 'sports',
    title: { EN: 'Derby Night. Every match on one page.', TY: 'Derby Night. Lahat ng laban sa isang pahina.' },
    link: ['URL', '/sports'],
  },
  {
    groups: ['w_lott', 'w_elott', 'w_pvp'],
    art: 'lottery',
    title: { EN: 'Mekong 4D. Draws at noon and at six.', TY: 'Mekong 4D. Bola tuwing tanghali at alas-sais.' },
    link: ['URL', '/lott'],
  },
  {
    groups: ['w_down', 'w_shop', 'w_reg'],
    art: 'welcome',
    title: { EN: 'New here? Start with 1,000 of play money.', TY: 'Bago ka ba? Magsimula sa 1,000 na play money.' },
    link: ['P', '104'],
  },
]
