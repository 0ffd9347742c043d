import type { ReactNode } from 'react'

/** A line that a search found. */
export type SearchOption = {
  /** Unique in the panel. */
  id: string
  label: string
  /** Language of the label when it is not the page's. */
  lang?: string
  /** A small line under it. */
  sub?: ReactNode
  picture?: ReactNode
  /** At the end, for example a tag that the game is closed. */
  end?: ReactNode
  /** Where it leads; without it `onChoose` makes the line do something. */
  href?: string
  disabled?: boolean
  /** Runs when it is chosen, also on that of a link. */
  onChoose?: () => void
}

/** Lines of one kind under their name. */
export type SearchGroup = { id: string; label: string; options: readonly SearchOption[] }
