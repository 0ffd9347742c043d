/** What one language says of the published content, each text under the id of what it belongs to. */
export interface ContentTranslations {
  readonly categories: Readonly<Record<number, string>>
  readonly notices: Readonly<Record<number, { readonly title: string; readonly text: string }>>
  readonly promotions: Readonly<Record<number, PromotionTranslations>>
  readonly agentNotices: Readonly<Record<number, { readonly title: string; readonly text: string }>>
  /** What the points shop offers. */
  readonly shop: Readonly<Record<number, { readonly name: string; readonly description: string }>>
  readonly help: HelpTranslations
}

/**
 * What one language says of the help centre, under the anchor
 * of each article; the form of a text is that of `SeedArticle`.
 */
export type HelpTranslations = Readonly<Record<string, { readonly title: string; readonly text: string }>>

/** What one language says of a promotion: `summary` names its condition, `terms` has a line for each English one. */
export interface PromotionTranslations {
  readonly title: string
  readonly summary: string
  readonly figureLabel: string
  readonly terms: readonly string[]
}
