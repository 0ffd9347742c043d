import { expect, expectAccessible, once, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

test(
  '[SYS-16][SYS-18] maintenance takes the place of the page without a reload, leads to a person, and goes again',
  once,
  async ({ page, operate }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await operate('status', 'maintenance')
    try {
      await page.getByRole('link', { name: 'All hot games' }).click()
      await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
      expect(await page.evaluate(() => 'stays' in window)).toBe(true)
      await expectAccessible(page)
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Contact us' }).click(),
      ])
      await window.close()
    } finally {
      await operate('status', 'normal')
    }
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeHidden()
  },
)

test.describe('a country that is kept out', () => {
  // Calls that are under way when the platform closes are answered 403, and the browser logs each of them.
  test.use({ ownFault: /status of 403/ })
  test.afterEach(({ operate }) => operate('status', 'normal'))

  test(
    '[SYS-17] a visitor of a country that is kept out is told so, with address and country, and may ask a person',
    once,
    async ({ page, operate }) => {
      await operate('status', 'restriction', 'PH')
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Restriction of Visit' })).toBeVisible()
      await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible()
      await expect(page.getByText(/Philippines/)).toBeVisible()
      await expectAccessible(page)
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Contact us' }).click(),
      ])
      await window.close()
    },
  )

  test(
    '[SYS-17][SYS-18] a country that is closed under an open page meets the restriction at the next call, without a reload',
    once,
    async ({ page, operate }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
      await page.evaluate(() => Object.assign(window, { stays: true }))
      await operate('status', 'restriction', 'PH')
      const refused = page.waitForResponse((response) => response.status() === 403)
      await page.getByRole('link', { name: 'All hot games' }).click()
      await refused
      await expect(page.getByRole('heading', { name: 'Restriction of Visit' })).toBeVisible()
      expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    },
  )
})
