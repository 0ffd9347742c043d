import { expect, expectAccessible, freshName, logIn, player, test } from './fixtures.ts'
import { apiPost } from './sessions.ts'

const password = 'Evening2026'

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
  const inGame = game.locator('#balance')
  await expect(inGame).toContainText('1,000.00')
  // A round may give its stake back: play until the sum has moved.
  for (let round = 0; round < 12 && (await inGame.innerText()).includes('1,000.00'); round++) {
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.locator('#result')).not.toHaveText(/^$|The reels turn/)
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled()
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
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('[LAU-06] a table of a studio with a wallet of its own opens in its frame, says it is play money, and plays a round', async ({ page }) => {
  await page.goto('/live')
  await logIn(page)
  await page.goto('/live')
  await page.getByRole('list', { name: 'Live casino' }).getByRole('listitem').first().getByRole('button').first().click()
  const table = page.frameLocator('iframe')
  await expect(table.getByText(/play money/i).first()).toBeVisible()
  await table.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(table.getByRole('status')).toContainText(/you won|No win this time|waits/i)
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
  await expect(page.frameLocator('iframe').locator('#result')).not.toHaveText(/^$|The reels turn/)
})
