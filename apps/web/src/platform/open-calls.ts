let open = 0

/**
 * Keeps the page from loading itself again until this answer is
 * there: a call that may move something is on its way. Source: D2.
 */
export async function holdOpen<Answer>(answer: Promise<Answer>): Promise<Answer> {
  open += 1
  try {
    return await answer
  } finally {
    open -= 1
  }
}

/** Whether a call that may move something is on its way. */
export const hasOpenCalls = (): boolean => open > 0
