import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * All that a page of this site leaves in the browser, as one text:
 * storage, databases, cookies, kept answers, history, address.
 */
export async function dumpOf(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const whole = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await whole(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        databases.push([name, store, await whole(objects.getAllKeys()), await whole(objects.getAll())])
      }
      database.close()
    }
    const answers: unknown[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const asked of await cache.keys()) answers.push([name, asked.url, await (await cache.match(asked))?.text()])
    }
    // The address and state of every entry of this tab, not only of the one that shows.
    const entries = window.navigation.entries().map((entry) => [entry.url, entry.getState()])
    const { href } = location
    return [
      { ...localStorage },
      { ...sessionStorage },
      databases,
      answers,
      entries,
      href,
      history.state,
      window.name,
      document.referrer,
    ] as unknown[]
  })
  // Asked of the browser: a page does not see all of its cookies.
  return JSON.stringify([...kept, await page.context().cookies()])
}

/**
 * Watches over what may be found nowhere on a page: texts as they stand, and codes and pins as numbers of their own.
 */
export function createWatch(page: Page) {
  const never = new Set<string>()
  const found = (dump: string) =>
    [...never].filter((text) =>
      /^\d{6}$/.test(text) ? new RegExp(`(?<!\\d)${text}(?!\\d)`).test(dump) : dump.includes(text),
    )
  return {
    add: (...texts: string[]) => texts.forEach((text) => text && never.add(text)),
    /** Somebody is here again. */
    allow: (text: string) => void never.delete(text),
    /** Nothing of it is in the browser now; `here` names the moment. */
    async look(here: string): Promise<void> {
      const dump = await dumpOf(page)
      expect(found(dump), here).toEqual([])
    },
  }
}

/** What `createWatch` makes. */
export type Watch = ReturnType<typeof createWatch>

/** The window that is open, a field of it, and a press of one of its buttons. */
export const dialog = (page: Page) => page.getByRole('dialog')
export const box = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** Opens the login over home. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Whose session this is. */
export const who = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('account') ?? '')

/** Logs out: nothing shows who was here, unless the device remembers the name. */
export async function leave(page: Page, watch: Watch, remembered = false): Promise<void> {
  const [account, token] = [await who(page), await page.evaluate(() => sessionStorage.getItem('token') ?? '')]
  expect(account && token).toBeTruthy()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await dialog(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  watch.add(token, remembered ? '' : account)
  await watch.look(`after the logout of ${account}`)
}
