/** What narrows a list now. */
export interface ListNarrowing {
  /** Each with what takes it back; none where the list shows what it shows by default. */
  readonly filters: readonly { readonly id: string; readonly label: string; readonly onRemove: () => void }[]
  /** Takes all of them back at once. */
  readonly onClear: () => void
}
