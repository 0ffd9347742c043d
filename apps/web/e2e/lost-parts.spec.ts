import { expect, once, test } from './fixtures.ts'

test(
  '[SYS-20] a page whose own script does not come says so, instead of buttons that do nothing',
  once,
  async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByRole('alert')).toBeVisible()
  },
)

test('[SYS-20] a page that the server does not draw says that it loads', once, async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js/, () => undefined)
  await page.goto('/seamless?node=1', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible()
})
