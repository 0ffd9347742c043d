import { bannerAlt, banners } from '@parlour/art'
import type { Words } from '../../../kernel/db/index.ts'
import { inEachLanguage } from '../../../kernel/http/index.ts'

/** A banner to publish: the route group it shows in, the name of its picture, the words on it, where it leads. */
export interface SeedBanner {
  readonly groupName: string
  readonly art: string
  readonly title: Words
  /** `P` to a promotion id, `URL` to a route. */
  readonly link: readonly ['P' | 'URL', string] | null
}

const links: Readonly<Record<string, SeedBanner['link']>> = {
  friday: ['P', '101'],
  poker: ['URL', '/pvp'],
  ocean: ['URL', '/fish'],
  derby: ['URL', '/sports'],
  salon: ['URL', '/live'],
  lottery: ['URL', '/lott'],
}

/** The banners of every route group, in the order they run: one for each picture that is drawn. */
export const seedBanners: readonly SeedBanner[] = banners.map((banner) => ({
  groupName: banner.group,
  art: banner.key,
  title: inEachLanguage((language) => bannerAlt(banner, language)),
  link: links[banner.key] ?? null,
}))
