import { UnreachedError } from '@parlour/api-client'

/** How long a part may be on its way, in milliseconds. Source: SYS-20. */
const longest = 120_000

/**
 * A browser remembers a module that did not arrive for as long
 * as the page lives: it is asked for under another address.
 */
const again = (error: unknown): Promise<unknown> => {
  const address = /https?:\S+\.js/.exec(String(error))?.[0]
  if (!address || new URL(address).origin !== window.location.origin) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/**
 * Loads a module with `import()`, and once more under another address when that fails.
 *
 * @returns the module
 * @throws UnreachedError of the kind `chunk` when the second try fails too, or nothing came within 120 seconds.
 * @throws UnreachedError of kind `chunk` when both fail, or after 120 s
 * @example const { open } = await importWithRetry(() => import('./chat.ts'))
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const lose = (cause?: unknown): void =>
      reject(new UnreachedError({ endpoint: 'import', kind: 'chunk', requestId: '', cause }))
    const timer = setTimeout(lose, longest)
    void load()
      .catch(again)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the second address has the same module
      .then((part) => resolve(part as Module), lose)
      .finally(() => clearTimeout(timer))
  })
