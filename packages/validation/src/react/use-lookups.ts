import { useRef, useState } from 'react'
import type { Issue } from '../index.ts'
import type { Lookup } from './form-options.ts'
import type { LookupState } from './form.ts'

/** How long submitting waits for an answer, in milliseconds: the server checks again. */
const longestWait = 1_000

interface PendingLookup {
  readonly text: string
  readonly answer: Promise<Issue | null>
  readonly state: LookupState
}

const aMoment = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, longestWait, null))

/**
 * Asks about fields, each text once; only the answer about what was asked last counts. No answer is no objection, and
 * nothing good either: the next time it is asked again.
 */
export function useLookups<Field extends string>(lookups: Readonly<Partial<Record<Field, Lookup>>> | undefined) {
  const asked = useRef(new Map<Field, PendingLookup>())
  const [, draw] = useState(0)

  const note = (field: Field, entry: PendingLookup | null) => {
    if (entry) asked.current.set(field, entry)
    else asked.current.delete(field)
    draw((count) => count + 1)
  }

  const ask = async (field: Field, typed: string): Promise<Issue | null> => {
    const text = typed.trim()
    const lookup = lookups?.[field]
    const before = asked.current.get(field)
    if (!lookup || text === '') return null
    if (before?.text === text) return before.answer
    const asking = lookup(text).catch(() => 'unknown' as const)
    const answer = asking.then((said) => (said === 'unknown' ? null : said))
    const entry = { text, answer, state: 'asking' } as const
    note(field, entry)
    const said = await asking
    if (asked.current.get(field) !== entry) return null
    note(field, said === 'unknown' ? null : { text, answer, state: said ? 'bad' : 'good' })
    return answer
  }

  return {
    ask,
    /** What is known about the text in a field. */
    about: (field: Field, typed: string): LookupState | null => {
      const entry = asked.current.get(field)
      return entry?.text === typed.trim() ? entry.state : null
    },
    /** What is wrong with the text in a field as far as anybody said, after a moment for those still asked. */
    settle: (field: Field, typed: string): Promise<Issue | null> => Promise.race([ask(field, typed), aMoment()]),
    reset: () => asked.current.clear(),
  }
}
