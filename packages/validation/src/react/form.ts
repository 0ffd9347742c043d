import type { ChangeEvent, FocusEvent, FormEvent, RefObject } from 'react'
import type { Issue, Issues } from '../index.ts'

/** An element that a text can be typed into or chosen in. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What an input, a select or a text area of a form is given. */
export interface FieldBinding<Field extends string> {
  readonly name: Field
  readonly value: string
  /** Takes the text of the element; an input of several elements says it without an event of its own. */
  onChange(event: { readonly target: Pick<FieldElement, 'value'> }): void
  /** Called when the element is left, and for which other one. */
  onBlur(event: Pick<FocusEvent<FieldElement>, 'relatedTarget'>): void
}

/** What a checkbox of a form is given; ticked, its field holds `yes`, else nothing. */
export interface BoxBinding<Field extends string> {
  readonly name: Field
  readonly checked: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** What is known about a text that somebody else was asked about. */
export type LookupState = 'asking' | 'good' | 'bad'

/** A form: what was typed, the first issue of each field, and what inputs and the form element need. */
export interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  readonly issues: Issues
  readonly touched: ReadonlySet<Field>
  /** Whether it is being checked or sent: another press does nothing then. */
  readonly sending: boolean
  bind<Name extends Field>(field: Name): FieldBinding<Name>
  bindBox<Name extends Field>(field: Name): BoxBinding<Name>
  /** What its lookup says about the text in a field; null when it was not asked. */
  lookup(field: Field): LookupState | null
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /**
   * Shows what the server found wrong with a field, and moves the focus there unless
   * told not to; null takes it back. Nothing typed is lost. The server may name a
   * field that the form does not show: the issue then stands in `issues` alone.
   */
  setServerIssue(field: string, issue: Issue | null, focus?: boolean): void
  /** Puts a text into a field without checking it. */
  setValue(field: Field, value: string): void
  reset(): void
}
