import type { FormDraft, FormValues, Issue } from '../index.ts'

/** The first thing wrong with a field, or null. */
export type FieldCheck<Field extends string> = (field: Field, values: FormValues) => Issue | null

/**
 * Asks somebody else about a text that is right by itself, such as whether a name is free: null when all is well,
 * `unknown` when it is unknown. A rejection is `unknown` too.
 */
export type Lookup = (text: string) => Promise<Issue | null | 'unknown'>

/** How a form is checked and where it goes. */
export interface FormOptions<Field extends string> {
  /** Fields in reading order: the first wrong one of these gets the focus. */
  readonly fields: readonly Field[]
  readonly initial: Readonly<Partial<Record<Field, string>>>
  /** The first thing wrong with a field; touched fields are checked again whenever it is another function. */
  readonly check: FieldCheck<Field>
  /**
   * A check that is still loading, for the moment of submitting,
   * with what is then in the form; without it `check` decides.
   */
  readonly complete?: (values: FormValues) => Promise<FieldCheck<Field>>
  /** Fields to check again when another one changes, such as the repeated password. */
  readonly linked?: Readonly<Partial<Record<Field, Field>>>
  /** Fields that hold amounts of minor units, which their inputs show otherwise: what stands in those is not read. */
  readonly amounts?: readonly Field[]
  /**
   * Questions about a field that are asked when it is left and
   * is right by itself; submitting waits for them for a second.
   */
  readonly lookups?: Readonly<Partial<Record<Field, Lookup>>>
  /** Keeps what was typed when the form is unmounted before it was sent; its owner empties it in the end. */
  readonly draft?: FormDraft | undefined
  /** While the promise that it may give is open, the form does not submit again. */
  readonly onSubmit: (values: Readonly<Record<Field, string>>) => unknown
}
