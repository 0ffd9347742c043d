import * as v from 'valibot'
import type { Endpoint, RequestOf, ServedResponseOf } from '../../endpoint.ts'
import { walkSchema } from './walk-schema.ts'
import { written } from './written.ts'

/**
 * A plausible answer of an endpoint in wire shapes: amounts in major units.
 *
 * @param seed the same seed gives the same answer
 * @returns the answer; written by hand where the schema alone gives nonsense
 * @throws TypeError when it does not fit the record.
 * @throws TypeError when a hand-written answer does not fit the record
 * @example server.answer(getBalance, sampleAnswer(getBalance, 2))
 */
export function sampleAnswer<E extends Endpoint>(endpoint: E, seed = 1): ServedResponseOf<E> {
  const answer = written.has(endpoint.name)
    ? written.get(endpoint.name)?.(seed)
    : walkSchema(endpoint.response, { names: [], index: 0, seed })
  const misfit = misfitOf(endpoint, answer)
  if (misfit) throw new TypeError(misfit)
  return answer
}

/**
 * An input that fits a record, as a caller passes it: amounts in minor units.
 *
 * @param seed the same seed gives the same input
 * @returns the input
 * @example await api.call(getBalance, sampleRequest(getBalance))
 */
export const sampleRequest = <E extends Endpoint>(endpoint: E, seed = 1): RequestOf<E> =>
  walkSchema(endpoint.request, { names: [], index: 0, seed })

/** Why an answer does not fit its record, in one line; null when it does. */
export function misfitOf(endpoint: Endpoint, answer: unknown): string | null {
  const { issues } = v.safeParse(endpoint.response, answer)
  if (!issues) return null
  const where = issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
  return `the answer of ${endpoint.name} does not fit its record: ${where.join('; ')}`
}
