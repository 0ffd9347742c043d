import type { Page } from '@playwright/test'
import { expect, freshName, once, test } from './fixtures.ts'
import { expectOnSite, join, lineOf, openAs, openFrame, playOn, spinDecided, sumIn } from './play.ts'

const password = 'Evening2026'

/** Spins without a picture, in the session of a frame, until a spin gives free spins: one in ninety does. */
async function spinToFreeSpins(page: Page, token: string): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/slot/'))
  const given = await frame?.evaluate(async (kept) => {
    for (let spun = 0; spun < 2_000; spun++) {
      const headers = {
        Authorization: kept,
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      }
      const answer = await fetch('/api/slot/spin', { method: 'POST', headers, body: JSON.stringify({ stake: 100 }) })
      const { value } = (await answer.json()) as { value: { feature: { left: number } | null } }
      if (value.feature) return value.feature.left
    }
    return 0
  }, token)
  expect(given).toBeGreaterThan(0)
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

test('[LAU-07] a spin whose answer is cut off is checked, and a reload shows the same sum', async ({
  page,
  baseURL,
}) => {
  // An account of its own: a bet of an earlier journey that is settled now would move the sum.
  const game = await openAs(await join(baseURL), page, '/inhouse', 'Fruit Parade')
  await page.route('**/api/slot/spin', (route) => route.abort('internetdisconnected'))
  await game.getByRole('button', { name: 'Spin' }).click()
  const check = game.getByRole('button', { name: 'Check' })
  await expect(check).toBeVisible()
  await page.unroute('**/api/slot/spin')
  await check.click()
  await expect(game.getByRole('status').first()).toHaveText(spinDecided)
  const after = await sumIn(game)
  await page.reload()
  await expect(game.locator('.bar .gold')).toContainText(after)
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(after)
})

test('[LAU-07] free spins go on after a reload in the middle of them, and are paid once with the last', async ({
  page,
  baseURL,
}) => {
  const opened = page.waitForResponse('**/api/slot/session')
  const game = await openAs(await join(baseURL), page, '/inhouse', 'Fruit Parade')
  const { value } = (await (await opened).json()) as { value: { token: string } }
  await spinToFreeSpins(page, value.token)
  await page.reload()
  await openFrame(page)
  await expect(lineOf(game)).toHaveText(/^Your free spins wait: \d+ left\.$/)
  const staked = await sumIn(game)
  const go = game.locator('.go')
  await page.keyboard.press(' ')
  await expect(lineOf(game)).toHaveText(/\d+ (free spins )?left\.$/)
  await expect(go).toHaveText('Pause')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const won = game.locator('.free dd').nth(1)
  await expect(lineOf(game)).toHaveText(/^Your free spins wait: \d+ left\.$/)
  expect(await sumIn(game)).toBe(staked)
  let round = ''
  // More of them may come with any.
  for (let played = 0; played < 200 && (await go.innerText()) !== 'Spin'; played++) {
    round = await won.innerText()
    await playOn(game)
  }
  await expect(lineOf(game)).toHaveText(/^The free spins are over\. The round won ₱.[\d,.]+\.$/)
  const minor = (text: string): number => Number(text.replace(/\D/g, ''))
  const paid = minor(await lineOf(game).innerText())
  expect(paid).toBeGreaterThanOrEqual(minor(round))
  const after = await sumIn(game)
  expect(minor(after)).toBe(minor(staked) + paid)
  await page.reload()
  await expect(go).toHaveText('Spin')
  expect(await sumIn(game)).toBe(after)
  await expectOnSite(page, after)
})

test(
  'a return below the stake is told as what came back, not as a win, and nothing is celebrated',
  once,
  async ({ page, baseURL }) => {
    const game = await openAs(await join(baseURL), page, '/inhouse', 'Fruit Parade')
    await page.route('**/api/slot/spin', async (route) => {
      // Only browsers resolve names below localhost.
      const { host, pathname } = new URL(route.request().url())
      const answer = await route.fetch({
        url: new URL(pathname, page.url()).href,
        headers: { ...route.request().headers(), host },
      })
      const told = (await answer.json()) as { value: { stake: number } }
      await route.fulfill({
        response: answer,
        json: {
          ...told,
          value: {
            ...told.value,
            win: told.value.stake / 2,
            feature: null,
            lines: [{ line: 0, symbol: 'moon', count: 3, win: told.value.stake / 2 }],
          },
        },
      })
    })
    await playOn(game)
    await expect(lineOf(game)).toHaveText(/^₱[\d.]+ back of ₱[\d.]+$/)
    await expect(lineOf(game)).not.toHaveAttribute('data-tone', 'won')
    await expect(game.locator('[data-risen]')).toHaveCount(0)
  },
)

test('[LAU-05] two slots show the signs of their own titles', once, async ({ page, baseURL }) => {
  const session = await join(baseURL)
  const signsOf = async (title: string): Promise<string[]> => {
    const game = await openAs(session, page, '/inhouse', title)
    await game.getByRole('button', { name: 'Rules' }).click()
    const pictures = game.getByRole('dialog', { name: 'Rules' }).locator('.pay image')
    await expect(pictures).toHaveCount(4)
    return pictures.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  }
  const [fruit, moon] = [await signsOf('Fruit Parade'), await signsOf('Rabbit Moon')]
  expect(new Set([...fruit, ...moon]).size).toBe(8)
})
