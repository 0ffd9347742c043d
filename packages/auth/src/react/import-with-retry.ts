import { UnreachedError } from '@parlour/api-client'

/** How long a part may be on its way, in milliseconds. Source: SYS-20. */
const longest = 120_000

/** A browser remembers a module that did not arrive for as long as the page lives: it is asked for under another address. */
const again = (error: unknown): Promise<unknown> => {
  const address = /https?:\S+\.js/.exec(String(error))?.[0]
  if (!address || new URL(address).origin !== window.location.origin) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/**
 * Loads a part of the page, with a second try under another address.
 * @throws UnreachedError of the kind `chunk` when the second try fails too, or nothing came within 120 seconds.
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const lose = (cause?: unknown): void => reject(new UnreachedError({ endpoint: 'import', kind: 'chunk', requestId: '', cause }))
    const timer = setTimeout(lose, longest)
    void load().catch(again).then((part) => resolve(part as Module), lose).finally(() => clearTimeout(timer))
  })
