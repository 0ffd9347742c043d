import type { ReactNode } from 'react'

/**
 * A part that a designer points at: where it is in the story named by `anatomyOf`, what it is called and what it does.
 */
export type Part = {
  /** CSS selector inside the story. */
  at: string
  name: string
  says: string
}

/** A rule of use, with a drawing where one helps. */
export type Rule = { says: string; draw?: () => ReactNode }

/** What a designer must know of a component beside its props; stands in `parameters.dossier` of its stories. */
export type Dossier = {
  /** One sentence: what it is for, and what to take instead when it is not that. */
  purpose: string
  /** Name of the export of the story that the anatomy is drawn on. */
  anatomyOf: string
  anatomy: readonly Part[]
  dos: readonly Rule[]
  donts: readonly Rule[]
  /** What it gives to people who use no screen, pointer or sound, and what its user must add. */
  accessibility: readonly string[]
  /** Keys and what they do, where it has keys beyond Tab and Enter. */
  keyboard?: readonly { keys: string; does: string }[]
}
