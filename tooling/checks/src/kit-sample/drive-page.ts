import assert from 'node:assert/strict'
import AxeBuilder from '@axe-core/playwright'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type Page } from 'playwright'

const sizes = [
  { width: 1440, height: 900 },
  { width: 412, height: 823 },
]

/** What moves in has arrived: half-drawn colours are not judged. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ends.map(({ finished }) => finished))
  })

const judged = async (page: Page, what: string): Promise<void> => {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
    `what axe finds on ${what}`,
  )
}

/**
 * Opens the window by keyboard, is corrected, saves, and sees that
 * the focus came back; the primary button has the brand's colour.
 */
async function changeNickname(page: Page, address: string, accent: string): Promise<void> {
  await page.goto(address)
  const change = page.getByRole('button', { name: 'Change the nickname' })
  await change.waitFor()
  assert.equal(await change.evaluate((button) => getComputedStyle(button).backgroundColor), accent)
  await judged(page, 'the page')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'New nickname' })
  await field.fill('a')
  await page.keyboard.press('Enter')
  await page.getByText('Write 4 to 12 letters and numbers.').waitFor()
  await judged(page, 'the window')
  await field.fill('maya2026')
  await page.keyboard.press('Enter')
  await page.getByText('Others at the table see you as maya2026.').waitFor()
  await change.and(page.locator(':focus')).waitFor()
}

/** Uses the page in Chromium on a desktop and on a phone. @param accent computed colour of the primary button */
export async function drivePage(address: string, accent: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    for (const viewport of sizes) {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await changeNickname(page, address, accent)
      assert.deepEqual(errors, [])
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
