import type { APIRequestContext, FrameLocator } from '@playwright/test'
import { expect, once, test } from './fixtures.ts'
import { expectOnSite, join, lineOf, openAs, openFrame, sumIn, type Newcomer } from './play.ts'
import { openTab, payIn } from './sessions.ts'

const title = 'Poker Courtyard'
/** What a newcomer has after paying in as much again: at these tables members play for own money only. */
const startAmount = '2,000.00'

/** Opens an account with own money. */
async function joinWithMoney(request: APIRequestContext, baseURL: string | undefined): Promise<Newcomer> {
  const member = await join(baseURL)
  await payIn(request, member.token, 100_000)
  return member
}

/** Sits down in a room and joins the next hand, which is dealt soon since no other player sits there. */
async function joinHand(game: FrameLocator, room: string): Promise<void> {
  await game.getByRole('button', { name: `Sit down: ${room}` }).click()
  await game.getByRole('button', { name: /^Join · / }).click()
  await expect(lineOf(game)).toHaveText(/Stay for .*, or fold\?$/)
}

/** Presses a button that heeds no press while it has only just become what it says. */
async function press(game: FrameLocator, name: RegExp | string, told: RegExp): Promise<void> {
  const button = game.getByRole('button', { name })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(lineOf(game)).toHaveText(told, { timeout: 1_000 })
  }).toPass()
}

test('[LOB-11] a room is chosen from the list, a hand goes on after a reload in the middle of it, and is decided once', async ({
  page,
  request,
  baseURL,
}) => {
  const game = await openAs(await joinWithMoney(request, baseURL), page, '/pvp', title)
  await expect(game.getByRole('region', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(4)
  await expect(game.getByRole('heading', { level: 2 })).toHaveText(['Beginners', 'Classic', 'Experts', 'Salon'])
  await joinHand(game, 'Classic')
  const hand = await game.locator('.seat[data-who=you] .unseen').innerText()
  expect(hand).toMatch(/ of .* of .* of /)
  const staked = await sumIn(game)
  expect(staked).not.toBe(startAmount)

  await page.reload()
  await expect(lineOf(game)).toHaveText(/Stay for .*, or fold\?$/)
  await expect(game.locator('.seat[data-who=you] .unseen')).toHaveText(hand)
  expect(await sumIn(game)).toBe(staked)
  await press(game, 'Fold', /^You folded\.|^Everybody folded\./)
  const after = await sumIn(game)
  expect(after).toBe((await lineOf(game).innerText()).startsWith('You') ? staked : startAmount)

  await press(game, 'Leave the table', /^You have left/)
  await expect(game.getByRole('region', { name: 'Rooms' })).toBeVisible()
  expect(await sumIn(game)).toBe(after)
  await expectOnSite(page, after)
})

test(
  '[LOB-11] a second tab sits at the same table: what is decided in one is over in the other, and paid once',
  once,
  async ({ page, request, baseURL, context }) => {
    const member = await joinWithMoney(request, baseURL)
    const game = await openAs(member, page, '/pvp', title)
    await joinHand(game, 'Beginners')
    const second = await context.newPage()
    await openTab(second, member.token, member.username)
    await second.goto(page.url())
    const other = await openFrame(second)
    await press(other, /^Stay · /, /you take|takes the pot|You share the pot/)
    await expect(lineOf(game)).toHaveText(await lineOf(other).innerText())
    await expect(game.getByRole('button', { name: /^(Stay|Fold)/ })).toHaveCount(0)
    const after = await sumIn(other)
    await expect.poll(() => sumIn(game)).toBe(after)
    await press(other, 'Leave the table', /^You have left/)
    await expect(game.getByRole('region', { name: 'Rooms' })).toBeVisible()
    expect(await sumIn(game)).toBe(after)
    await second.close()
  },
)

test('[LOB-11] a launch that names a room leads to it', once, async ({ page, baseURL }) => {
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/game?node=11562&vendor=XGS&room=ROOM%2C11562-3&name=Poker+Courtyard')
  const game = await openFrame(page)
  await expect(game.locator('.room[data-asked]').getByRole('heading')).toHaveText('Experts')
})
