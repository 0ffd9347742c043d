import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cutOff, expectOnSite, join, keyTo, lineOf, openAs, startAmount, sumAfter, sumIn, watchCall } from './play.ts'

const path = '/api/fishing/shot'

/** Chooses something that swims and shoots, by keyboard; what is chosen may just leave the water. Gives how often it pressed. */
async function shoot(page: Page): Promise<number> {
  let sent = false
  let presses = 0
  const onRequest = (request: Request): void => void (sent ||= request.url().endsWith(path))
  page.on('request', onRequest)
  await expect(async () => {
    if (!sent) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press(' ')
      presses += 1
    }
    await expect.poll(() => sent, { timeout: 2_000 }).toBe(true)
  }).toPass()
  page.off('request', onRequest)
  return presses
}

test('[LAU-07] a fish is chosen and shot at by keyboard, and a shot whose answer is cut off is booked once', async ({
  page,
  baseURL,
}) => {
  const shots = watchCall(page, path)
  const { told } = shots
  const game = await openAs(await join(baseURL), page, '/fish', 'Koi Tides')
  await shoot(page)
  await expect(lineOf(game)).toHaveText(/caught|got away/)
  await expect.poll(() => shots.times - told.length).toBe(0)
  expect(told.length).toBeGreaterThan(0)
  const before = sumAfter(told)
  expect(before).not.toBe(startAmount)
  expect(await sumIn(game)).toBe(before)

  const lost = await cutOff(page, path)
  await shoot(page)
  await expect(lineOf(game)).toHaveText(/The connection broke/)
  expect(await sumIn(game)).toBe(before)
  await page.unroute(`**${path}`)
  await keyTo(page, game.getByRole('button', { name: 'Check' }))
  await page.keyboard.press('Enter')
  await expect(lineOf(game)).toHaveText(/caught|got away/)
  expect(new Set(lost.map(({ roundId }) => roundId)).size).toBe(1)
  const after = sumAfter([...told, ...lost])
  expect(await sumIn(game)).toBe(after)

  await page.reload()
  await expect(game.locator('.bar .gold')).toContainText(after)
  await expectOnSite(page, after)
})

test('[LAU-07] a row of shots ends at a press of Stop, and every shot of it is booked', async ({ page, baseURL }) => {
  const shots = watchCall(page, path)
  const game = await openAs(await join(baseURL), page, '/fish', 'Koi Tides')
  await game.getByRole('button', { name: 'More auto shots' }).click()
  await game.getByRole('button', { name: '10 shots' }).click()
  await expect.poll(() => shots.told.length).toBeGreaterThan(0)
  await game.getByRole('button', { name: /^Stop, \d left/ }).click()
  await expect(game.getByRole('button', { name: '10 shots' })).toBeVisible()
  const inRow = shots.times
  await expect.poll(() => shots.told.length).toBe(inRow)
  await expect.poll(() => sumIn(game)).toBe(sumAfter(shots.told))

  // A shot by hand takes longer than the next of the row would: had it gone on, there would be more of them.
  await game.getByRole('button', { name: 'Fewer auto shots' }).click()
  await page.keyboard.press('2')
  await expect(game.getByRole('radio', { name: /^Cannon 2/ })).toBeChecked()
  const presses = await shoot(page)
  await expect(lineOf(game)).toHaveText(/caught|got away/)
  await expect.poll(() => shots.told.length).toBeGreaterThan(inRow)
  await expect.poll(() => shots.times - shots.told.length).toBe(0)
  expect(shots.times).toBeLessThanOrEqual(inRow + presses)
  expect(await sumIn(game)).toBe(sumAfter(shots.told))
})
