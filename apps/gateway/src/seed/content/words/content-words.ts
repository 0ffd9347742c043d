/** What one language says of the published content, each text under the id of what it belongs to. */
export interface ContentWords {
  readonly offerTab: string
  readonly termsTab: string
  readonly categories: Readonly<Record<number, string>>
  readonly notices: Readonly<Record<number, { readonly title: string; readonly text: string }>>
  readonly promotions: Readonly<Record<number, PromotionWords>>
}

/** What one language says of a promotion: `summary` names its condition, `terms` has a line for each English one. */
export interface PromotionWords {
  readonly title: string
  readonly summary: string
  readonly figureLabel: string
  readonly terms: readonly string[]
}
