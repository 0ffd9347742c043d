/** What a step answers: where the next one begins, null at the end, and how many members it has done. */
export interface Stepped<Cursor> {
  readonly next: Cursor | null
  readonly did: number
}

/**
 * Does steps one after the other in one batch, until they have done `size` members or all is done: where few have
 * played, a batch takes several steps, else one. Each step is given how many members are left to it.
 */
export async function doSteps<Cursor>(
  first: Cursor | null,
  size: number,
  step: (cursor: Cursor, left: number) => Promise<Stepped<Cursor>>,
): Promise<Cursor | null> {
  let cursor = first
  for (let left = size; cursor !== null && left > 0;) {
    const { next, did } = await step(cursor, left)
    left -= Math.max(1, did)
    cursor = next
  }
  return cursor
}
