import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react'
import type { FormValues, Issue, Issues } from '../index.ts'

/** How a form is checked and where it goes. */
export interface FormOptions<Field extends string> {
  /** Fields in reading order: the first wrong one of these gets the focus. */
  readonly fields: readonly Field[]
  readonly initial: Readonly<Partial<Record<Field, string>>>
  /** The first thing wrong with a field, or null. */
  readonly check: (field: Field, values: FormValues) => Issue | null
  /** A check that is still loading, for the moment of submitting; without it `check` decides. */
  readonly complete?: () => Promise<(field: Field, values: FormValues) => Issue | null>
  /** Fields to check again when another one changes, such as the repeated password. */
  readonly linked?: Readonly<Partial<Record<Field, Field>>>
  readonly onSubmit: (values: Readonly<Record<Field, string>>) => void
}

/** What an input of a form is given. */
export interface FieldBinding<Field extends string> {
  readonly name: Field
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

/** A form: what was typed, the first issue of each field, and what inputs and the form element need. */
export interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  readonly issues: Issues
  readonly touched: ReadonlySet<Field>
  bind<Name extends Field>(field: Name): FieldBinding<Name>
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Shows what the server found wrong with a field, and moves the focus there unless told not to; nothing typed is lost. */
  setServerIssue(field: Field, issue: Issue, focus?: boolean): void
  /** Puts a text into a field without checking it. */
  setValue(field: Field, value: string): void
  reset(): void
}

const without = (issues: Issues, field: string): Issues => {
  const { [field]: _, ...rest } = issues
  return rest
}

const withIssue = (issues: Issues, field: string, issue: Issue | null): Issues =>
  issue ? { ...issues, [field]: issue } : without(issues, field)

/**
 * Keeps a form: a field is checked when it is left after typing, again on each key press once it is known to be wrong,
 * and all are checked on submit, where the first wrong one gets the focus.
 */
export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { fields, initial, check, complete, linked, onSubmit } = options
  const empty = () => Object.fromEntries(fields.map((field) => [field, initial[field] ?? ''])) as Record<Field, string>
  const [values, setValues] = useState(empty)
  const [issues, setIssues] = useState<Issues>({})
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef({ values, onSubmit })
  latest.current = { values, onSubmit }
  const focusNext = useRef<Field | null>(null)

  // After the render that shows the issue: a field may have appeared with it.
  useEffect(() => {
    const input = focusNext.current && ref.current?.elements.namedItem(focusNext.current)
    focusNext.current = null
    if (input instanceof HTMLElement) input.focus()
  })

  const setValue = (field: Field, value: string) => {
    const next = { ...latest.current.values, [field]: value }
    latest.current.values = next
    setValues(next)
    return next
  }

  const change = (field: Field, value: string) => {
    const next = setValue(field, value)
    const other = linked?.[field]
    if (issues[field]) setIssues((all) => withIssue(all, field, check(field, next)))
    if (other && (touched.has(other) || issues[other])) setIssues((all) => withIssue(all, other, check(other, next)))
  }

  /** Leaving an empty field is no mistake yet; leaving for a button is not either, and must not move that button. */
  const leave = (field: Field, target: EventTarget | null) => {
    const now = latest.current.values
    if (now[field] === '' || target instanceof HTMLButtonElement) return
    setTouched((all) => new Set(all).add(field))
    if (issues[field]?.code !== 'server') setIssues((all) => withIssue(all, field, check(field, now)))
  }

  const submit = async () => {
    const decide = complete ? await complete() : check
    const now = latest.current.values
    const found = fields.flatMap((field) => decide(field, now) ?? [])
    setTouched(new Set(fields))
    setIssues(Object.fromEntries(found.map((issue) => [issue.field, issue])))
    const first = fields.find((field) => found.some((issue) => issue.field === field))
    if (first) focusNext.current = first
    else latest.current.onSubmit(now)
  }

  return {
    values,
    issues,
    touched,
    bind: (field) => ({
      name: field,
      value: values[field] ?? '',
      onChange: (event) => change(field, event.target.value),
      onBlur: (event) => leave(field, event.relatedTarget),
    }),
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    setServerIssue: (field, issue, focus = true) => {
      if (focus) focusNext.current = field
      setIssues((all) => ({ ...all, [field]: issue }))
    },
    setValue: (field, value) => void setValue(field, value),
    reset: () => {
      const start = empty()
      latest.current.values = start
      setValues(start)
      setIssues({})
      setTouched(new Set())
    },
  }
}
