import { expect, expectAccessible, logIn, once, player, test } from './fixtures.ts'
import { openFrame, spinDecided } from './play.ts'
import { apiLogin, apiPost, openTab } from './sessions.ts'

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

test('[LAU-05] the first tile of every category opens a game with a balance', once, async ({ page, request }) => {
  await openTab(page, await apiLogin(request, player))
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const category of [
    'Lottery',
    'Draws',
    'Live casino',
    'Sports',
    'Fishing',
    'Slots',
    'Card games',
    'Esports',
    'Cockfight',
    'Originals',
  ]) {
    await menu.getByRole('link', { name: category, exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('list', { name: category, exact: true })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .first()
      .click()
    const game = await openFrame(page)
    const title = new URL(page.url()).searchParams.get('name') ?? ''
    await expect(game.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // The page has a heading of its own, which axe does not ask for where its frame has one.
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1)
    await page.goBack()
  }
})

test('[LAU-05] a game of a provider that is switched off says so and leads back', async ({
  page,
  request,
  operate,
}) => {
  const answer = await request.get('/wps/relay/GCSGAME_gameList?gameType=COCKFIGHT&pageSize=1', {
    headers: { Merchant: 'vesper' },
  })
  const [game] = ((await answer.json()) as { value: { games: { nodeId: number; vassalage: string }[] } }).value.games
  await page.goto('/')
  await logIn(page)
  await operate('provider', game?.vassalage ?? '', 'off')
  try {
    await page.goto(`/game?node=${game?.nodeId}&vendor=${game?.vassalage}`)
    await expect(page.getByText('This provider is switched off for now')).toBeVisible()
    await expectAccessible(page)
  } finally {
    await operate('provider', game?.vassalage ?? '', 'on')
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

test('[S8] a game whose session ends under it: one login over it, and it is launched again on the same page', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await logIn(page)
  const address = '/game?node=10273&vendor=XGS&name=Fruit+Parade'
  await page.goto(address)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  const launches: string[] = []
  page.on('request', (asked) => asked.url().includes('launch') && launches.push(asked.url()))
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await apiPost(
    request,
    '/wps/session/logout',
    await page.evaluate(() => sessionStorage.getItem('token')),
    undefined,
    'DELETE',
  )
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
  await expect(page.frameLocator('iframe').getByRole('status').first()).toHaveText(spinDecided)
})
