import type { Issue, Issues } from '../index.ts'

const without = (issues: Issues, field: string): Issues => {
  if (!issues[field]) return issues
  const { [field]: _, ...rest } = issues
  return rest
}

/** The issues with this one for a field, or with none. */
export const withIssue = (issues: Issues, field: string, issue: Issue | null): Issues =>
  issue ? { ...issues, [field]: issue } : without(issues, field)

/** Whether two issues of a field say the same. */
export const sameIssue = (one: Issue | undefined, other: Issue | null): boolean =>
  one?.code === other?.code && one?.min === other?.min && one?.max === other?.max
