import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, freshName, isPhone, logIn, player, test } from './fixtures.ts'
import { apiLogin, apiPost, openTab } from './sessions.ts'

const password = 'Evening2026'

const tileOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title }).first().getByRole('button', { name: title, exact: true })

/** The sum that a game shows. */
const sumIn = async (game: FrameLocator): Promise<string> => (await game.locator('.bar .gold').innerText()).replace(/[^\d,.]/g, '')

/** Presses the main button, and waits until the round, with free spins that it may lead to, is over. */
async function playOn(game: FrameLocator): Promise<void> {
  const go = game.locator('.go')
  await go.click()
  await expect(go).toHaveText(/^(Spin|Play|Free spins: \d+|Collect .*)$/)
  await expect(go).toBeEnabled()
}

/** Opens a game from its tile, as the demo player. */
async function openFromTile(page: Page, request: APIRequestContext, list: string, title: string): Promise<FrameLocator> {
  await openTab(page, await apiLogin(request, player))
  await page.goto(`${list}?q=${encodeURIComponent(title)}`)
  await tileOf(page, title).click()
  await expect(page).toHaveURL(/\/game\?/)
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Play money, demonstration')).toBeVisible()
  await expect(game.locator('.bar .gold')).toContainText(/\d/)
  return game
}

/** Back on the list, the site shows the sum that the game showed. */
async function expectMoved(page: Page, game: FrameLocator, before: string): Promise<void> {
  await expect.poll(() => sumIn(game)).not.toBe(before)
  const after = await sumIn(game)
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(after)
}

test('[LAU-07] favourite, launch, play a round, return: the balance has moved', async ({ page }) => {
  const name = freshName()
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Username' }).check()
  await page.getByRole('textbox', { name: 'Username' }).fill(name)
  await page.getByLabel('Full name').fill('Linh Tran')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).check()
  await page.getByRole('button', { name: 'Sign up' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/inhouse?q=Fruit+Parade')
  const tile = page.getByRole('listitem').filter({ hasText: 'Fruit Parade' }).first()
  await tile.getByRole('button', { name: 'Keep Fruit Parade as a favourite' }).click()
  await expect(tile.getByRole('button', { name: 'Remove Fruit Parade from favourites' })).toBeVisible()

  const balance = page.getByRole('group', { name: 'Balance' })
  await expect(balance).toContainText('₱1,000.00')
  await tile.getByRole('button', { name: 'Fruit Parade', exact: true }).click()
  await expect(page).toHaveURL(/\/game\?/)
  const game = page.frameLocator('iframe')
  const inGame = game.locator('.bar .gold')
  await expect(inGame).toContainText('1,000.00')
  // A round may give its stake back: play until the sum has moved.
  for (let round = 0; round < 12 && (await inGame.innerText()).includes('1,000.00'); round++) {
    await playOn(game)
  }
  const after = (await inGame.innerText()).replace(/[^\d,.]/g, '')
  await page.goBack()
  await expect(page).toHaveURL(/\/inhouse/)
  expect(after).not.toBe('1,000.00')
  await expect(balance).toContainText(after)

  await page.goto('/inhouse?view=favourites')
  await expect(page.getByRole('listitem').filter({ hasText: 'Fruit Parade' })).toBeVisible()
})

test('[LOG-14] a guest who opens a game logs in first and then plays', async ({ page }) => {
  await page.goto('/inhouse')
  await page.getByRole('list', { name: 'Originals' }).getByRole('listitem').first().getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Username' }).fill('linhtran88')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('vesper2025')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.locator('iframe')).toBeVisible()
  await page.reload()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Rules' })).toBeVisible()
})

test('[LAU-06] a table of a studio with a wallet of its own opens in its frame, says it is play money, and plays a round', async ({ page, request }) => {
  const table = await openFromTile(page, request, '/live', 'Northern Blackjack')
  await playOn(table)
  await expect(table.getByRole('status').first()).toHaveText(/you won|No win this time|comes back/i)
})

test('[LAU-07] a spin whose answer is cut off is checked, and a reload shows the same sum', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/inhouse', 'Fruit Parade')
  await page.route('**/api/slot/spin', (route) => route.abort('internetdisconnected'))
  await game.getByRole('button', { name: 'Spin' }).click()
  const check = game.getByRole('button', { name: 'Check' })
  await expect(check).toBeVisible()
  await page.unroute('**/api/slot/spin')
  await check.click()
  await expect(game.getByRole('status').first()).toHaveText(/won|No win|free spins/i)
  const after = await sumIn(game)
  await page.reload()
  await expect(game.locator('.bar .gold')).toContainText(after)
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(after)
})

test('[LAU-07] crash goes on after a reload in mid-flight, and ends in the balance', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/inhouse', 'Orbit Crash')
  const before = await sumIn(game)
  await game.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => sumIn(game)).not.toBe(before)
  await page.reload()
  const out = game.getByRole('button', { name: 'Cash out', exact: true })
  await expect(game.getByRole('button', { name: /^(Start|Cash out)$/ })).toBeEnabled()
  if (await out.isVisible()) await out.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(game.getByRole('button', { name: 'Start' })).toBeEnabled()
  await expectMoved(page, game, before)
})

test('[LAU-07] a lottery ticket is there after a reload, and is paid for once', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/lott', 'Mekong 4D')
  const before = await sumIn(game)
  await game.getByRole('button', { name: 'Big or small' }).click()
  await game.getByRole('button', { name: 'Big', exact: true }).click()
  await game.getByRole('button', { name: 'Add to slip' }).click()
  const buy = game.getByRole('button', { name: /^Buy ticket/ })
  // Between two draws nothing is sold for some seconds: the slip stays.
  await expect(async () => {
    await buy.click({ timeout: 1_000 })
    await expect(game.getByRole('status').first()).toHaveText(/^Ticket for draw/, { timeout: 2_000 })
  }).toPass()
  await page.reload()
  await expect(game.getByRole('tabpanel').getByText('Big or small').first()).toBeVisible()
  await expectMoved(page, game, before)
})

test('[LAU-07] a bet on a fixture stands after a reload, and is paid for once', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/sports', 'Virtual Liga')
  const before = await sumIn(game)
  await game.locator('.pick').first().click()
  if (isPhone(page)) await game.getByRole('button', { name: 'Bet slip: 1' }).click()
  await game.getByRole('button', { name: 'Place bet' }).click()
  await expect(game.getByText(/^Placed:/).first()).toBeVisible()
  await page.reload()
  await expect(game.locator('.bar .gold')).toContainText(/\d/)
  if (!isPhone(page)) await expect(game.getByRole('tab', { name: /My bets 1/ })).toBeVisible()
  await expectMoved(page, game, before)
})

test('[LAU-07] a win on the table of another studio waits over a reload, and is collected once', async ({ page, request }) => {
  const game = await openFromTile(page, request, '/pvp', 'Tiến Lên')
  const collect = game.getByRole('button', { name: /^Collect/ })
  for (let round = 0; round < 20 && !(await collect.isVisible()); round++) await playOn(game)
  const before = await sumIn(game)
  await page.reload()
  await expect(game.getByRole('status').first()).toContainText('waits')
  await collect.click()
  await expect(game.getByRole('status').first()).toContainText('Collected')
  await expectMoved(page, game, before)
})

test('[LAU-05] a game of a studio that is switched off says so and leads back', async ({ page, request, operate }) => {
  const answer = await request.get('/wps/relay/GCSGAME_gameList?gameType=COCKFIGHT&pageSize=1', { headers: { Merchant: 'vesper' } })
  const [game] = ((await answer.json()) as { value: { games: { nodeId: number; vassalage: string }[] } }).value.games
  await page.goto('/')
  await logIn(page)
  await operate('studio', game?.vassalage ?? '', 'off')
  try {
    await page.goto(`/game?node=${game?.nodeId}&vendor=${game?.vassalage}`)
    await expect(page.getByText('This studio is not connected')).toBeVisible()
    await expectAccessible(page)
  } finally {
    await operate('studio', game?.vassalage ?? '', 'on')
  }
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).not.toHaveURL(/game/)
})

test('[LAU-05] an unknown game is the server’s refusal, in words', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await page.goto('/game?node=99999999&vendor=XGS')
  await expect(page.getByText('This game is not here')).toBeVisible()
})

test('[S8] a game whose session ends under it: one login over it, and it is launched again on the same page', async ({ page, request }) => {
  await page.goto('/')
  await logIn(page)
  const address = '/game?node=10273&vendor=XGS&name=Fruit+Parade'
  await page.goto(address)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  const launches: string[] = []
  page.on('request', (asked) => asked.url().includes('launch') && launches.push(asked.url()))
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await apiPost(request, '/wps/session/logout', await page.evaluate(() => sessionStorage.getItem('token')), undefined, 'DELETE')
  await spin.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(player.username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(spin).toBeEnabled()
  await expect(page).toHaveURL(address)
  expect(launches).toHaveLength(1)
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await spin.click()
  await expect(page.frameLocator('iframe').getByRole('status').first()).toHaveText(/won|No win|free spins/i)
})
