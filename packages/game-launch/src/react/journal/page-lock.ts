const nameOf = (page: string): string => `launch ${page}`

/** The locks of the browser; not there on pages that are not secure. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/**
 * Shows other pages that this one lives and has a game open,
 * until the answer is called; a page that is gone shows nothing.
 */
export function holdPage(page: string): () => void {
  let release = () => undefined as void
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  locks()
    ?.request(nameOf(page), { mode: 'shared' }, () => promise)
    .catch(() => undefined)
  return release
}

/** Whether a page lives that has a game open. */
export async function pageLives(page: string): Promise<boolean> {
  const state = await locks()?.query()
  return state?.held?.some(({ name }) => name === nameOf(page)) ?? false
}
