import { useQueries } from '@tanstack/react-query'
import { periodParts } from '../../records/long-period.ts'
import type { RecordView } from '../../index.ts'

interface SumsQuery<Answer> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>
  readonly staleTime: number
}

/** What a period longer than one call takes comes to. */
export interface WholeTotals {
  /** In minor units; null of a period that one call takes, until each part has answered, and where one is not known. */
  readonly amounts: readonly number[] | null
  /** Why a part did not answer; null if none failed. */
  readonly error: Error | null
  /** Asks for the parts again that did not answer. */
  readonly retry: () => void
}

/**
 * The sums of a period longer than one call takes, added up from all of its parts.
 *
 * @param queryOf asks for a part
 * @param sumsOf the sums of a part; null where the platform does not say one of them
 */
export function useWholeTotals<Answer>(
  view: RecordView,
  queryOf: (part: RecordView) => SumsQuery<Answer>,
  sumsOf: (answer: Answer) => readonly (number | null)[],
): WholeTotals {
  const { sort: _sort, whole, ...rest } = view
  const parts = whole ? periodParts(whole) : []
  const answers = useQueries({ queries: parts.map((days) => queryOf({ ...rest, ...days, page: 1 })) })
  const sums = answers.map(({ data }) => (data === undefined ? [null] : sumsOf(data)))
  const [first] = sums
  const failed = answers.filter(({ data, error }) => error && data === undefined)
  return {
    amounts:
      !first || sums.some((part) => part.includes(null))
        ? null
        : first.map((_, index) => sums.reduce((sum, part) => sum + (part[index] ?? 0), 0)),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
