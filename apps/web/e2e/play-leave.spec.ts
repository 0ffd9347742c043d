import type { Page } from '@playwright/test'
import { expect, player, test } from './fixtures.ts'
import { openFrame, tileOf } from './play.ts'
import { apiLogin, openTab } from './sessions.ts'

const lobby = '/inhouse?q=Fruit+Parade'

/** The game goes three steps on inside its frame, as the lobby of a provider does. */
async function stepInside(page: Page): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame())
  const before = await page.evaluate(() => history.length)
  await frame?.evaluate(() => ['1', '2', '3'].forEach((step) => history.pushState(null, '', `?step=${step}`)))
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
}

for (const lacks of [false, true])
  test(`[LAU-07] one press leaves a game that went three steps on in its frame${lacks ? ', without the Navigation API' : ''}`, async ({
    page,
    request,
  }) => {
    if (lacks) await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await openTab(page, await apiLogin(request, player))
    await page.goto(lobby)
    await tileOf(page, 'Fruit Parade').click()
    const game = await openFrame(page)
    const alone = page.url().replace('/game?', '/seamless?')
    await stepInside(page)
    await game.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(lobby)
    await expect(page.locator('iframe')).toHaveCount(0)

    await page.evaluate(({ to, from }) => history.pushState({ from }, '', to), { to: alone, from: lobby })
    await openFrame(page)
    await stepInside(page)
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await expect(page).toHaveURL(lobby)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
