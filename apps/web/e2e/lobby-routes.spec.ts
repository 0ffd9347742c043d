import { expect, expectAccessible, isPhone, test } from './fixtures.ts'

test.describe.configure({ mode: 'parallel' })

const pages = [
  ['SYS-05', '/pointMall', 'Point mall', { header: true, menu: false, footer: true }],
  ['SYS-06', '/lottery', 'Lottery', { header: true, menu: false, footer: false }],
  ['SYS-07', '/vnlottery', 'Lottery of Vietnam', { header: true, menu: true, footer: false }],
  ['SYS-09', '/promotions', 'Promotions', { header: true, menu: true, footer: true }],
  ['SYS-11', '/helpmc', 'Help centre', { header: false, menu: false, footer: false }],
  ['SYS-12', '/down', 'Vesper on your phone', { header: true, menu: true, footer: true }],
  ['SYS-12', '/download', 'Vesper on your phone', { header: true, menu: true, footer: true }],
] as const

for (const [id, path, heading, bars] of pages)
  test(`[${id}][SYS-13] ${path} shows its screen with its bars, under a title and a description of its own`, async ({ page, request }) => {
    const html = await (await request.get(path, { headers: { Cookie: 'lang=EN' } })).text()
    const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    expect(title).toMatch(/ \u00b7 Vesper$/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(/ \u00b7 Vesper$/)
    await expect(page.getByRole('banner')).toHaveCount(bars.header ? 1 : 0)
    if (!isPhone(page)) await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(bars.menu ? 1 : 0)
    await expect(page.getByRole('contentinfo')).toHaveCount(bars.footer ? 1 : 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  })

test('[SYS-13] the code of a page comes when the page is asked for, not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => { if (request.url().includes('/assets/promotions')) loaded.push(request.url()) })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Running promotions' })).toBeVisible()
  expect(loaded).toEqual([])
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
})

test('[SYS-02] a page begins at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Running promotions' })).toBeAttached()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('[SYS-09][PRM-01] a promotion has a page with its whole terms, and one that is gone says so', async ({ page }) => {
  await page.goto('/promotions')
  await page.getByRole('link', { name: /Friday cashback/ }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Friday cashback' })).toBeVisible()
  await expect(page.getByText(/Paid once a week to the main balance/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/promoDetail?id=999999')
  await page.getByRole('main').getByRole('link', { name: /promotions/i }).first().click()
  await expect(page).toHaveURL('/promotions')
})

test('[SYS-11] the help stands over home, and the footer leads to the user agreement', async ({ page }) => {
  await page.goto('/help')
  const help = page.getByRole('dialog')
  await expect(help).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hot tonight', includeHidden: true })).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page).toHaveURL(/\/helpmc\?topic=term/)
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
})

test('[SYS-07][LOB-12] the lottery of Vietnam counts its draws and shows what was drawn', async ({ page }) => {
  await page.goto('/vnlottery')
  await expect(page.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last results' })).toBeVisible()
})
