/**
 * What the product's home shows at first load, and its longest list:
 * the floors show the same. Addresses are paths of the gateway.
 */
export interface Content {
  readonly title: string
  readonly places: readonly string[]
  readonly banner: { readonly phone: string; readonly desktop: string }
  readonly categories: readonly { readonly name: string; readonly count: string; readonly path: string }[]
  readonly sections: readonly Section[]
  readonly footer: readonly string[]
  /** What the lists of the floors hold, in the order of the product's. */
  readonly games: readonly Shown[]
}

/** A row of pictures under a heading. */
export interface Section {
  readonly title: string
  readonly tiles: readonly Shown[]
}

/** A picture with its name. */
export interface Shown {
  readonly name: string
  readonly picture: string
  readonly eager: boolean
}

/** What the home of a floor gets in one answer; the list is asked for page by page. */
export type HomeContent = Omit<Content, 'games'>

/** Games that come at once, as in the product. */
export const pageSize = 42
