import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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

/** What the site gives a pattern for one text, in milliseconds (`deadline` of @parlour/validation). */
const deadline = 50

/** A page whose threads have all the time that they need: how fast the machine is says nothing about a pattern. */
const withTime = (page: Page) =>
  page.addInitScript((limit) => {
    const start = window.setTimeout
    const later = (run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      start(run, milliseconds === limit ? 60_000 : milliseconds, ...rest)
    Object.assign(window, { setTimeout: later })
  }, deadline)

async function openForm(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Username' }).check()
}

test('[VAL-06] a pattern that a page may not try runs in a worker of the site, under its policy', async ({ page }) => {
  await withTime(page)
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

test.describe('a pattern that is left to the server is reported', () => {
  test.use({ ownFault: /^pattern / })

  test('[T24] one that hangs an engine neither holds the page nor stands in the way', async ({ page }) => {
    await withPattern(page, '^((([a-z]+)+)+)+(?<!-)-$')
    const started = page.waitForEvent('worker')
    const reported = page.waitForEvent('pageerror')
    await openForm(page)
    await started
    await name(page).fill('a'.repeat(16))
    await page.getByLabel('Full name').click()
    await expect(page.getByText('This name is free').first()).toBeVisible()
    await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true')
    // An engine in the page itself would hold it for minutes, and this journey with it.
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
