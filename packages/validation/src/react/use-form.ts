import { useEffect, useRef, useState } from 'react'
import type { Issue, Issues } from '../index.ts'
import { focusField } from './focus-field.ts'
import type { FormOptions } from './form-options.ts'
import type { Form } from './form.ts'
import { sameIssue, withIssue } from './issue-list.ts'
import { useLookups } from './use-lookups.ts'
import { useSilentFill } from './use-silent-fill.ts'

/** What the field of a ticked box holds. */
const ticked = 'yes'

/**
 * Keeps a form: a field is checked when it is left after typing and on each key press once it is wrong; submit checks
 * all and focuses the first wrong one.
 *
 * @param options fields, checks, lookups and `onSubmit`; a promise from
 *   `onSubmit` sets `sending` and ignores further presses until it settles
 * @returns values, issues, `bind` for inputs and `formProps` for the form
 * @example
 * const form = useForm({ fields: ['username', 'password'], initial: {}, check: validator.check, onSubmit: send })
 * <form {...form.formProps}><input {...form.bind('username')} /></form>
 */
export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { fields, initial, check, complete, linked, amounts, lookups, draft } = options
  const start = (kept: Readonly<Record<string, string>>) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names
    Object.fromEntries(fields.map((field) => [field, kept[field] ?? initial[field] ?? ''])) as Record<Field, string>
  const [values, setValues] = useState(() => start(draft?.read() ?? {}))
  const [issues, setIssues] = useState<Issues>({})
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [sending, setSending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef({ values, options, touched, busy: false })
  latest.current = { ...latest.current, values, options, touched }
  const focusNext = useRef<string | null>(null)
  const asking = useLookups(lookups)

  // After the render that shows the issue: a field may have appeared with it.
  useEffect(() => {
    if (focusNext.current) focusField(ref.current, focusNext.current)
    focusNext.current = null
  })

  const setIssue = (field: string, issue: Issue | null) => setIssues((all) => withIssue(all, field, issue))

  // Patterns may arrive, and verdicts on them, after a field was
  // left; and a field that goes takes what was wrong with it along.
  const asked = fields.join()
  useEffect(() => {
    const { options: now, values: given, touched: left } = latest.current
    setIssues((all) =>
      [...left].reduce((found, field) => {
        const known = found[field]
        const stays = now.fields.includes(field)
        if (stays && (known?.code === 'server' || !given[field])) return found
        const issue = stays ? check(field, given) : null
        return sameIssue(known, issue) ? found : withIssue(found, field, issue)
      }, all),
    )
  }, [check, asked])

  const setValue = (field: Field, value: string) => {
    const next = { ...latest.current.values, [field]: value }
    latest.current.values = next
    setValues(next)
    draft?.keep(next)
    return next
  }

  const change = (field: Field, value: string) => {
    if (latest.current.values[field] === value) return
    const next = setValue(field, value)
    const other = linked?.[field]
    if (issues[field]) setIssue(field, check(field, next))
    if (other && (touched.has(other) || issues[other])) setIssue(other, check(other, next))
  }

  const takeSilent = useSilentFill(
    ref,
    fields.filter((field) => !amounts?.includes(field)),
    change,
  )

  const askAbout = async (field: Field, text: string) => {
    const issue = await asking.ask(field, text)
    if (issue && latest.current.values[field] === text) setIssue(field, issue)
  }

  /** Leaving an empty field is no mistake yet; leaving for a button is not either, and must not move that button. */
  const leave = (field: Field, target: EventTarget | null) => {
    takeSilent()
    const now = latest.current.values
    if (!now[field] || target instanceof HTMLButtonElement) return
    const issue = check(field, now)
    setTouched((all) => new Set(all).add(field))
    if (issues[field]?.code === 'server') return
    setIssue(field, issue)
    if (!issue) void askAbout(field, now[field])
  }

  const submit = async () => {
    takeSilent()
    const given = latest.current.values
    const decide = complete ? await complete(given) : check
    const found = fields.flatMap((field) => decide(field, given) ?? [])
    const wrong = new Set(found.map(({ field }) => field))
    const right = fields.filter((field) => lookups?.[field] && !wrong.has(field))
    found.push(
      ...(await Promise.all(right.map((field) => asking.settle(field, given[field] ?? '')))).filter(
        (issue) => issue !== null,
      ),
    )
    setTouched(new Set(fields))
    setIssues(Object.fromEntries(found.map((issue) => [issue.field, issue])))
    const first = fields.find((field) => found.some((issue) => issue.field === field))
    if (first) focusNext.current = first
    else await latest.current.options.onSubmit(given)
  }

  const submitOnce = async () => {
    if (latest.current.busy) return
    latest.current.busy = true
    setSending(true)
    try {
      await submit()
    } finally {
      latest.current.busy = false
      setSending(false)
    }
  }

  return {
    values,
    issues,
    touched,
    sending,
    bind: (field) => ({
      name: field,
      value: values[field] ?? '',
      onChange: (event) => change(field, event.target.value),
      onBlur: (event) => leave(field, event.relatedTarget),
    }),
    bindBox: (field) => ({
      name: field,
      checked: values[field] === ticked,
      onChange: (event) => change(field, event.target.checked ? ticked : ''),
    }),
    lookup: (field) => asking.about(field, values[field] ?? ''),
    formProps: {
      ref,
      noValidate: true,
      onInput: takeSilent,
      onSubmit: (event) => {
        event.preventDefault()
        void submitOnce()
      },
    },
    setServerIssue: (field, issue, focus = true) => {
      if (focus) focusNext.current = field
      setIssue(field, issue)
    },
    setValue: (field, value) => void setValue(field, value),
    reset: () => {
      const empty = start({})
      latest.current.values = empty
      setValues(empty)
      setIssues({})
      setTouched(new Set())
      asking.reset()
      draft?.clear()
    },
  }
}
