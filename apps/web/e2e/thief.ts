import { expect, type Locator, type Page } from '@playwright/test'

/** Where frames of others stand: the game's own, and one that floats over every page, as a chat does. */
export type Slot = 'game' | 'chat'

export const slots: readonly Slot[] = ['game', 'chat']

/** What a thief counted, by the slot it stood in. */
export type Loot = Record<Slot, number>

/** A page that takes the focus whenever it can, and tells each key that reaches it. */
const thief = (slot: Slot): string => `<!doctype html><title>${slot}</title><input id="trap">
<script>
  addEventListener('keydown', () => window.stole(${JSON.stringify(slot)}), true)
  const trap = document.getElementById('trap')
  const take = () => { window.focus(); trap.focus() }
  setInterval(take, 10)
  addEventListener('blur', take)
</script>`

/**
 * Runs in the page: floats a thief over it as a chat would stand, down while `secretsShown` of the site says so and up
 * again after; and counts the keys that reach the page's own fields. What React rendered is read where React keeps it.
 */
function floatChat(address: string): void {
  if (window !== window.top) return
  interface Fiber {
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly memoizedProps: { value?: { secretsShown?: boolean } } | null
  }
  const shownBelow = (fiber: Fiber | null): boolean | undefined => {
    for (let at = fiber; at; at = at.sibling) {
      const shown = at.memoizedProps?.value?.secretsShown ?? shownBelow(at.child)
      if (shown !== undefined) return shown
    }
    return undefined
  }
  const secretsShown = (): boolean | undefined => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
    return key
      ? shownBelow(
          (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]?.stateNode.current.child ?? null,
        )
      : undefined
  }
  const follow = (): void => {
    const chat = document.getElementById('chat')
    const may = secretsShown() === false
    if (may && !chat)
      document.body.append(Object.assign(document.createElement('iframe'), { id: 'chat', src: address }))
    if (!may) chat?.remove()
  }
  new MutationObserver(follow).observe(document, { childList: true, subtree: true })
  Object.assign(window, { ownKeys: 0 })
  addEventListener(
    'keydown',
    ({ target }) => target instanceof HTMLInputElement && ((window as unknown as { ownKeys: number }).ownKeys += 1),
    true,
  )
}

const playOrigin = (baseURL: string): string => baseURL.replace('localhost', 'play.localhost')

/** Puts a thief into every frame that will be; gives what they got. */
export async function letThievesIn(page: Page, baseURL: string): Promise<Loot> {
  const loot: Loot = { game: 0, chat: 0 }
  await page.exposeFunction('stole', (slot: Slot) => void (loot[slot] += 1))
  await page.route(/\/\/play\.localhost/, (route) =>
    route.fulfill({ contentType: 'text/html', body: thief(route.request().url().endsWith('/chat') ? 'chat' : 'game') }),
  )
  await page.addInitScript(floatChat, `${playOrigin(baseURL)}/chat`)
  return loot
}

const typeKeys = async (page: Page, keys: number): Promise<void> => {
  for (let typed = 0; typed < keys; typed++) await page.keyboard.press('a', { delay: 8 })
}

/** Types into a field; gives how many keys reached it. */
export async function typeInto(field: Locator, keys: number): Promise<number> {
  const page = field.page()
  const read = (): Promise<number> => page.evaluate(() => (window as unknown as { ownKeys: number }).ownKeys)
  await field.click()
  const before = await read()
  await typeKeys(page, keys)
  return (await read()) - before
}

/** The control: puts a frame back against the check, and types into the field all the same. */
export async function typeUnguarded(field: Locator, slot: Slot, keys: number, baseURL: string): Promise<void> {
  const page = field.page()
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { id: 'unguarded', src })),
    `${playOrigin(baseURL)}/${slot}`,
  )
  await page.frameLocator('#unguarded').locator('#trap').waitFor()
  await field.focus().catch(() => undefined)
  await typeKeys(page, keys)
  await page.evaluate(() => document.getElementById('unguarded')?.remove())
  await expect(page.locator('#unguarded')).toHaveCount(0)
}
