import type { NumericIds } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { DomainError } from './domain-error.ts'

const numeric = /^-?\d{1,15}(\.\d+)?$/

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.slice(0, 20).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))

/** Turns the top members that a schema wants as numbers and the wire wrote as texts into numbers. */
function numbersRead(input: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  if (typeof input !== 'object' || input === null) return input
  const members: Record<string, unknown> = { ...input }
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '')
    const value = members[name]
    if (issue.type === 'number' && typeof value === 'string' && numeric.test(value)) members[name] = Number(value)
  }
  return members
}

/** Rows of this platform are counted in numbers. */
const config: v.Config<v.BaseIssue<unknown>> & { numericIds: true } = { numericIds: true }

/**
 * A request as its record's schema reads it. Texts of a query or form become numbers where the schema has one.
 * @throws DomainError request_param_err with `value.issues` when it does not fit
 */
export function checkRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): NumericIds<v.InferOutput<Schema>> {
  const read = (value: unknown) => schema['~run']({ value }, config)
  const first = read(input)
  const { issues, value } = first.issues ? read(numbersRead(input, first.issues)) : first
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has read it, with ids in numbers
  if (!issues) return value as NumericIds<v.InferOutput<Schema>>
  throw new DomainError('request_param_err', { value: { issues: issuesOf(issues) } })
}
