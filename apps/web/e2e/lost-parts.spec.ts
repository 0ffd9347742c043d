import { expect, once as test } from './fixtures.ts'

test('[SYS-20] a page whose own script does not come says so, instead of buttons that do nothing', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
})
