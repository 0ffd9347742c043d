import { useQueries } from '@tanstack/react-query'
import { periodParts } from '../../records/long-period.ts'
import type { RecordView } from '../../index.ts'

interface SumsQuery<Answer> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>
  readonly staleTime: number
}

/**
 * The sums of a period longer than one call takes, added up from all of its parts.
 *
 * @param queryOf asks for a part
 * @param sumsOf the sums of a part; null where the platform does not say one of them
 * @returns the sums; null of a period that one call takes, until each part has answered, and where a sum is not known
 */
export function useWholeTotals<Answer>(
  view: RecordView,
  queryOf: (part: RecordView) => SumsQuery<Answer>,
  sumsOf: (answer: Answer) => readonly (number | null)[],
): readonly number[] | null {
  const { sort: _sort, whole, ...rest } = view
  const parts = whole ? periodParts(whole) : []
  const answers = useQueries({ queries: parts.map((days) => queryOf({ ...rest, ...days, page: 1 })) })
  const sums = answers.map(({ data }) => (data === undefined ? [null] : sumsOf(data)))
  const [first] = sums
  if (!first || sums.some((part) => part.includes(null))) return null
  return first.map((_, index) => sums.reduce((sum, part) => sum + (part[index] ?? 0), 0))
}
