import type { Page } from '@playwright/test'
import { expect, test, timed } from './fixtures.ts'

const name = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Username', exact: true })

/** A platform that sends this pattern for names. */
const withPattern = (page: Page, acceptedPattern: string) =>
  page.route('**/wps/system/setting/register*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const body: unknown = JSON.parse(text, (key: string, value: unknown) =>
      key === 'username' && typeof value === 'object' && value !== null && 'acceptedPattern' in value
        ? { ...value, acceptedPattern }
        : value,
    )
    return route.fulfill({ response: answer, json: body })
  })

/** The longest time between two frames of a page from now on, in milliseconds. */
async function longestFrame(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const state = { longest: 0 }
    let last = performance.now()
    const beat = (): void => {
      const now = performance.now()
      state.longest = Math.max(state.longest, now - last)
      last = now
      requestAnimationFrame(beat)
    }
    requestAnimationFrame(beat)
    return state
  })
  return () => seen.evaluate(({ longest }) => longest)
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Username' }).check()
}

test.describe('a pattern that a page may not try', () => {
  // On a busy machine one try may take longer than the worker has: then it is reported, and the next one runs.
  test.use({ ownFault: /^pattern .*: longer than \d+ ms$/ })

  test('[VAL-06] runs in a worker of the site, under its policy', async ({ page }) => {
    await withPattern(page, '^[a-z]+(?<!x)[0-9]*$')
    const started = page.waitForEvent('worker')
    await openForm(page)
    expect((await started).url()).toContain('/assets/pattern-thread')
    await name(page).fill('linhtranx')
    await page.getByLabel('Full name').click()
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true')
    await name(page).fill('linhtrany')
    await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('a pattern that is left to the server is reported', () => {
  test.use({ ownFault: /^pattern / })

  test('[T24] one that hangs an engine neither holds the page nor stands in the way', timed, async ({ page }) => {
    await withPattern(page, '^((([a-z]+)+)+)+(?<!-)-$')
    const started = page.waitForEvent('worker')
    const reported = page.waitForEvent('pageerror')
    await openForm(page)
    await started
    const held = await longestFrame(page)
    await name(page).fill('a'.repeat(16))
    await page.getByLabel('Full name').click()
    await expect(page.getByText('This name is free').first()).toBeVisible()
    await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true')
    // An engine in the page itself would hold it for minutes.
    expect(await held()).toBeLessThan(1_000)
    expect((await reported).message).toMatch(/^pattern .+: longer than \d+ ms$/)
  })

  test('[VAL-06] one that is none lets every name through', async ({ page }) => {
    await withPattern(page, '^[a-z')
    const reported = page.waitForEvent('pageerror')
    await openForm(page)
    await name(page).fill('linhtran')
    await page.getByLabel('Full name').click()
    await expect(page.getByText('This name is free').first()).toBeVisible()
    await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true')
    expect((await reported).message).toMatch(/^pattern \^\[a-z: /)
  })
})
