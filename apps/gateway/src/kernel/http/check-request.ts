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

/**
 * A request as its record's schema reads it. Texts of a query or form become numbers where the schema has one.
 * @throws DomainError request_param_err with `value.issues` when it does not fit
 */
export function checkRequest<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const first = v.safeParse(schema, input)
  if (first.success) return first.output
  const second = v.safeParse(schema, numbersRead(input, first.issues))
  if (second.success) return second.output
  throw new DomainError('request_param_err', { value: { issues: issuesOf(second.issues) } })
}
