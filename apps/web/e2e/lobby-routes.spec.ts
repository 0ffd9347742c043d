import { expect, expectAccessible, goDownTo, isPhone, once, test } from './fixtures.ts'

test.describe.configure({ mode: 'parallel' })

const pages = [
  ['SYS-04', '/register', /^Open an account/, { header: true, menu: false, footer: true }],
  ['SYS-05', '/pointMall', 'Points shop', { header: true, menu: false, footer: true }],
  ['SYS-06', '/lottery', 'Lottery hall', { header: true, menu: false, footer: false }],
  ['SYS-07', '/vnlottery', 'Lottery of Vietnam', { header: true, menu: true, footer: false }],
  ['SYS-09', '/promotions', 'Promotions', { header: true, menu: true, footer: true }],
  ['SYS-11', '/helpmc', 'Help centre', { header: false, menu: false, footer: false }],
  ['SYS-12', '/down', 'Vesper on your phone', { header: true, menu: true, footer: true }],
  ['SYS-12', '/download', 'Vesper on your phone', { header: true, menu: true, footer: true }],
] as const

for (const [id, path, heading, bars] of pages)
  test(`[${id}][SYS-13] ${path} shows its screen with its bars, under a title and a description of its own`, async ({
    page,
    request,
  }) => {
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

test('[SYS-03] home has its header, its banner, its side menu and its footer', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is on' })).toBeVisible()
  if (!isPhone(page)) await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
})

test('[SYS-04] both addresses of the registration show it with the logo above and a banner of its own', async ({
  page,
}) => {
  for (const path of ['/register', '/register.html']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^Open an account/ })).toBeVisible()
    const logo = page.getByRole('banner').getByRole('link', { name: /vesper/i })
    await expect(logo).toHaveAttribute('href', '/')
    await expect(logo.locator('img')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What is on' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Back to home' }).or(page.getByRole('link', { name: 'Back to home' })),
    ).toBeVisible()
  }
})

const listings = [
  ['/rng', 'Slots'],
  ['/pvp', 'Card games'],
  ['/live', 'Live casino'],
  ['/fish', 'Fishing'],
  ['/sports', 'Sports'],
  ['/esports', 'Esports'],
  ['/cockfight', 'Cockfight'],
  ['/inhouse', 'Originals'],
  ['/elott', 'Draws'],
  ['/lott', 'Lottery'],
] as const

test('[SYS-08] ten addresses show one listing, each of its own games', async ({ page }) => {
  for (const [path, name] of listings) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name, exact: true }).getByRole('listitem').first()).toHaveAttribute(
      'aria-setsize',
      /^[1-9]/,
    )
    await expect(page.getByRole('searchbox')).toBeVisible()
  }
})

test('[SYS-12] the address of the login opens it over home', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('[data-modal="loginPopupModal"]')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Hot now', includeHidden: true })).toBeAttached()
})

const groups = {
  '/': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/inhouse': 'w_inhouse',
}

test('[BAN-01] every page shows the banners of its group and no others', once, async ({ page, request }) => {
  const answer = await request.get('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W&execution=B', {
    headers: { Merchant: 'vesper', Language: 'EN' },
  })
  const { value } = (await answer.json()) as { value: { banners: readonly { groupName: string; title: string }[] } }
  for (const [path, group] of Object.entries(groups)) {
    await page.goto(path)
    const pictures = page.getByRole('region', { name: 'What is on', includeHidden: true }).locator('img')
    await expect(pictures.first(), path).toBeAttached()
    const shown = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')))
    const own = value.banners.flatMap(({ groupName, title }) => (groupName === group ? title : []))
    expect(own.length, path).toBeGreaterThan(0)
    expect(new Set(shown.filter(Boolean)), path).toEqual(new Set(own))
  }
})

test('[SYS-13] the code of a page comes when the page is asked for, not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/promotions')) loaded.push(request.url())
  })
  await page.goto('/')
  await goDownTo(page, page.getByRole('heading', { name: 'Running promotions' }))
  expect(loaded).toEqual([])
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
})

test(
  '[SYS-13] home, listing, halls, mall, promotions, download, games and help have each a part that no other page loads',
  once,
  async ({ page }) => {
    const paths = [
      '/',
      '/rng',
      '/lottery',
      '/vnlottery',
      '/pointMall',
      '/promotions',
      '/promoDetail?id=101',
      '/download',
      '/game?node=1',
      '/help',
    ]
    const loaded = new Map<string, ReadonlySet<string>>()
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main')).not.toBeEmpty()
      await page.waitForLoadState('networkidle')
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      )
      loaded.set(path, new Set(scripts))
    }
    // Home is what every page begins with.
    for (const path of paths.slice(1)) {
      const others = paths.filter((other) => other !== path && other !== '/help')
      const own = [...(loaded.get(path) ?? [])].filter((part) => !others.some((other) => loaded.get(other)?.has(part)))
      expect(own, path).not.toEqual([])
    }
  },
)

test('[SYS-02] a page begins at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/')
  await goDownTo(page, page.getByRole('heading', { name: 'Running promotions' }))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('[SYS-02] an address with a hash leads to that part of its page', async ({ page }) => {
  await page.goto('/promotions')
  await expect(page.getByRole('link', { name: 'Friday cashback', exact: true })).toBeVisible()
  await page.getByRole('contentinfo').evaluate((foot) => {
    foot.id = 'foot'
  })
  await page.evaluate(() => history.pushState(null, '', '/download'))
  await expect(page).toHaveTitle(/app/i)
  // A page whose list is there already: below one that still loads, its end moves away again.
  await page.evaluate(() => history.pushState(null, '', '/promotions#foot'))
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('[SYS-09][PRM-01] a promotion has a page with its whole terms, and one that is gone says so', async ({ page }) => {
  await page.goto('/promotions')
  await page.getByRole('link', { name: 'Friday cashback', exact: true }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Friday cashback' })).toBeVisible()
  await expect(page.getByText(/Paid once a week to the main balance/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/promoDetail?id=999999')
  await page
    .getByRole('main')
    .getByRole('link', { name: /promotions/i })
    .first()
    .click()
  await expect(page).toHaveURL('/promotions')
})

test('[SYS-11] the help stands over home, and the footer leads to the user agreement', async ({ page }) => {
  await page.goto('/help')
  const help = page.getByRole('dialog')
  await expect(help).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hot now', includeHidden: true })).toBeAttached()
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
