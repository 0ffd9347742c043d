/** What one language says of the published content, each text under the id of what it belongs to. */
export interface ContentWords {
  readonly offerTab: string
  readonly termsTab: string
  readonly categories: Readonly<Record<number, string>>
  readonly notices: Readonly<Record<number, { readonly title: string; readonly text: string }>>
  readonly promotions: Readonly<Record<number, PromotionWords>>
  readonly agentNotices: Readonly<Record<number, { readonly title: string; readonly text: string }>>
  /** What the point mall offers. */
  readonly mall: Readonly<Record<number, { readonly name: string; readonly description: string }>>
  readonly help: HelpWords
}

/** What one language says of the help centre, under the anchor of each article; the form of a text is that of `SeedArticle`. */
export type HelpWords = Readonly<Record<string, { readonly title: string; readonly text: string }>>

/** What one language says of a promotion: `summary` names its condition, `terms` has a line for each English one. */
export interface PromotionWords {
  readonly title: string
  readonly summary: string
  readonly figureLabel: string
  readonly terms: readonly string[]
}
