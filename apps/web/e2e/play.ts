import { type APIRequestContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { freshName, player } from './fixtures.ts'
import { apiLogin, openTab, registerElsewhere } from './sessions.ts'

/** What everybody has who has just joined. */
export const startAmount = '1,000.00'

/** A round as its answer tells it; minor units. */
interface Told {
  readonly roundId: string
  readonly stake: number
  readonly win: number
}

/** The tile of a game on a listing. */
export const tileOf = (page: Page, title: string): Locator =>
  page.locator('.p-tile').filter({ hasText: title }).first().getByRole('button', { name: title, exact: true })

/** What the slot says when a spin has been decided: a win, a part of the stake, nothing, or free spins. */
export const spinDecided = /won|No win|back of|free spins/i

/** The line under a game. */
export const lineOf = (game: FrameLocator): Locator => game.locator('.line')

/** The sum that a game shows. */
export const sumIn = async (game: FrameLocator): Promise<string> =>
  (await game.locator('.bar .gold').innerText()).replace(/[^\d,.]/g, '')

const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The balance that a player who began with `startAmount` has after these rounds, each booked once. */
export const sumAfter = (rounds: readonly Told[]): string => {
  const once = new Map(rounds.map((round) => [round.roundId, round]))
  return written.format([...once.values()].reduce((sum, { stake, win }) => sum + win - stake, 100_000) / 100)
}

/** What a call of a game's frame has come to: how often it was asked, and what it answered. */
export interface Asked {
  times: number
  readonly told: Told[]
}

/** Counts a call of a game's frame, and collects its answers as they come. */
export function watchCall(page: Page, path: string): Asked {
  const asked: Asked = { times: 0, told: [] }
  page.on('request', (request) => {
    if (request.url().endsWith(path)) asked.times++
  })
  page.on('response', async (response) => {
    if (!response.url().endsWith(path) || !response.ok()) return
    asked.told.push(((await response.json()) as { value: Told }).value)
  })
  return asked
}

/** Cuts off every answer of a call of a game's frame: the server books it, and the page gets no answer. */
export async function cutOff(page: Page, path: string): Promise<readonly Told[]> {
  const lost: Told[] = []
  await page.route(`**${path}`, async (route) => {
    const { host, pathname } = new URL(route.request().url())
    // Only browsers resolve names below localhost.
    const answer = await route.fetch({
      url: new URL(pathname, page.url()).href,
      headers: { ...route.request().headers(), host },
    })
    lost.push(((await answer.json()) as { value: Told }).value)
    await route.abort('internetdisconnected')
  })
  return lost
}

/**
 * Waits until a game is open in its frame, with its sign and its balance,
 * and takes keys; where the site asks for a room first, in the first one.
 */
export async function openFrame(page: Page): Promise<FrameLocator> {
  const room = page
    .locator('[data-modal="roomsModal"]')
    .getByRole('button', { name: /^Enter / })
    .first()
  await expect(room.or(page.locator('iframe')).first()).toBeVisible()
  if (await room.isVisible()) await room.click()
  await expect(page).toHaveURL(/\/(game|seamless)\?/)
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Play money', { exact: true })).toBeVisible()
  await expect(game.locator('.bar .gold')).toContainText(/\d/)
  await expect(page.locator('iframe')).toBeFocused()
  return game
}

async function launch(page: Page, list: string, title: string): Promise<FrameLocator> {
  await page.goto(`${list}?q=${encodeURIComponent(title)}`)
  await tileOf(page, title).click()
  return openFrame(page)
}

/** Opens a game from its tile, as the demo player. */
export async function openFromTile(
  page: Page,
  request: APIRequestContext,
  list: string,
  title: string,
): Promise<FrameLocator> {
  await openTab(page, await apiLogin(request, player))
  return launch(page, list, title)
}

/** Somebody who has just joined, with a session. */
export interface Newcomer {
  readonly username: string
  readonly token: string
}

/** Opens an account for one journey. */
export async function join(baseURL: string | undefined): Promise<Newcomer> {
  const username = freshName()
  return { username, token: await registerElsewhere(baseURL ?? '', { username, password: player.password }) }
}

/** Opens a game from its tile, as somebody who has just joined. */
export async function openAs(
  { username, token }: Newcomer,
  page: Page,
  list: string,
  title: string,
): Promise<FrameLocator> {
  await openTab(page, token, username)
  return launch(page, list, title)
}

/** Presses the main button, and waits until the round, with free spins that it may lead to, is over. */
export async function playOn(game: FrameLocator): Promise<void> {
  const go = game.locator('.go')
  await go.click()
  await expect(go).toHaveText(/^(Spin|Play|Free spins: \d+|Collect .*)$/)
  await expect(go).toBeEnabled()
}

/** Back on the list, the site shows the sum that the game showed. */
export async function expectOnSite(page: Page, amount: string): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(amount)
}

/** The sum moves, and the site shows it too. */
export async function expectMoved(page: Page, game: FrameLocator, before: string): Promise<void> {
  await expect.poll(() => sumIn(game)).not.toBe(before)
  await expectOnSite(page, await sumIn(game))
}

/** Goes with a key from control to control until one has the focus. */
export async function keyTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}
