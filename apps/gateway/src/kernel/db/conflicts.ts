const lost = ['40P01', '40001']
const tries = 3

/** The code of a database error, also of one that the query builder has wrapped; null for anything else. */
export function codeOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}

/** Does a whole transaction again, twice at most, when the database has rolled it back for the sake of another one. */
export async function afterConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !lost.includes(codeOf(error) ?? '')) throw error
    }
  }
}
