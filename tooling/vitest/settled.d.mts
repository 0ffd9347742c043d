/** Waits until what moves on the page has arrived; what follows a scroll never does, and is left out. */
export function settled(): Promise<unknown>
