/** What the product's home shows at first load: the floors show the same. Addresses are paths of the gateway. */
export interface Content {
  readonly title: string
  readonly places: readonly string[]
  readonly banner: { readonly phone: string; readonly desktop: string }
  readonly categories: readonly { readonly name: string; readonly count: string }[]
  readonly sections: readonly Section[]
  readonly footer: readonly string[]
}

/** A row of pictures under a heading. */
export interface Section {
  readonly title: string
  readonly tiles: readonly { readonly name: string; readonly picture: string; readonly eager: boolean }[]
}
