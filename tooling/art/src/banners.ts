import { homeBanners } from './banners-home.ts'
import { pageBanners } from './banners-pages.ts'
import { bannersCn } from './words/banners-cn.ts'
import { bannersId } from './words/banners-id.ts'
import { bannersTh } from './words/banners-th.ts'
import { bannersVi } from './words/banners-vi.ts'

/** Languages a banner is drawn in, by the platform's codes; TY is Tagalog. */
export const bannerLanguages = ['EN', 'TY', 'CN', 'TH', 'VI', 'ID'] as const

/** Code of a language that banners are drawn in. */
export type BannerLanguage = (typeof bannerLanguages)[number]

/** The two drawings of a banner: desktop 1600 x 500, phone 800 x 400. */
export type BannerSize = 'desktop' | 'phone'

/** The words on a banner: the line above, the head, the line below. */
export interface BannerTexts {
  readonly eyebrow: string
  readonly head: string
  readonly sub: string
}

/** One banner: its key, the banner group that shows it, its words and the look its drawing takes. */
export interface Banner {
  readonly key: string
  readonly group: BannerGroup
  readonly words: Readonly<Record<BannerLanguage, BannerTexts>>
  readonly look: BannerLook
}

/** A banner with its words in the two languages of its home. */
export interface HomeBanner extends Omit<Banner, 'words'> {
  readonly words: Readonly<Record<'EN' | 'TY', BannerTexts>>
}

/** How a banner is drawn: names from the generator's tables. */
export interface BannerLook {
  readonly palette: string
  readonly scene: 'dusk' | 'rays' | 'deep' | 'stripes' | 'guilloche' | 'felt'
  readonly face: string
  readonly props: string
}

/** Banner groups of the web site, one for each kind of page. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const

/** Name of a banner group. */
export type BannerGroup = (typeof bannerGroups)[number]

/** Pixels of each drawing: width and height. */
export const bannerSizes = { desktop: [1600, 500], phone: [800, 400] } as const satisfies Record<
  BannerSize,
  readonly [number, number]
>

const others = { CN: bannersCn, TH: bannersTh, VI: bannersVi, ID: bannersId } as const

/** Every banner, in the order of its group. */
export const banners: readonly Banner[] = [...homeBanners, ...pageBanners].map(({ words, ...banner }) => {
  const said = (language: keyof typeof others): BannerTexts => others[language][banner.key] ?? words.EN
  return { ...banner, words: { ...words, CN: said('CN'), TH: said('TH'), VI: said('VI'), ID: said('ID') } }
})

/** The text that stands for a banner where it is not seen: all its words in one language. */
export const bannerAlt = (banner: Banner, language: BannerLanguage): string => {
  const { eyebrow, head, sub } = banner.words[language]
  return language === 'CN' ? `${eyebrow}。${head}。${sub}。` : `${eyebrow}. ${head}. ${sub}.`
}
