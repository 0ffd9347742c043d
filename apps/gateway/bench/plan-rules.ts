/**
 * Statements that may take longer or, where it says so, read a whole table; why, and how long at most (milliseconds).
 */
export interface PlanException {
  readonly name: string
  readonly pattern: RegExp
  readonly reason: string
  readonly withinMs: number
  readonly mayScan: boolean
}

/** From how many rows on a table counts as one that grows: reading all of it is refused. */
export const manyRows = 20_000

/**
 * How long a statement may take, in milliseconds: one batch of a
 * job has as long, and so has a call before its page gives up.
 */
export const slowMs = 2_000

/** All that is allowed beside it. */
export const exceptions: readonly PlanException[] = [
  {
    name: 'the books',
    pattern: /entries having coalesce\(sum\(amount\)/i,
    reason: 'adds up every entry: asked by the operator and by the hourly look, never by a call of the site',
    withinMs: 10_000,
    mayScan: true,
  },
  {
    name: 'reports of a team',
    pattern: /\bmember_ancestors\b/i,
    reason:
      'as long as a report has (reportLimits): the team of one agent is everybody, and then all members and days are read at once',
    withinMs: 3_000,
    mayScan: true,
  },
  {
    name: 'the server itself',
    pattern: /^(?:analyze|vacuum|copy|alter|create)|information_schema|pg_catalog/i,
    reason: 'maintenance and the catalogue of PostgreSQL',
    withinMs: 60_000,
    mayScan: true,
  },
]
