/** Something that keeps the gateway from starting, as one line for the operator. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** Why something failed, as the first line of its cause. */
export const told = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return (cause.message || ('code' in cause ? String(cause.code) : cause.name)).split('\n')[0] ?? ''
}
