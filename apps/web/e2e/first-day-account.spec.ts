import { expect, expectAccessible, freshName, isPhone, once, player, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { join } from './play.ts'
import { apiLogin, newestCode, openTab } from './sessions.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const scrolled = (page: Page) => page.evaluate(() => document.querySelector('main.p-centre__page')?.scrollTop ?? -1)
const entry = (page: Page, centre: string, name: string) =>
  page.getByRole('navigation', { name: centre }).getByRole('link', { name, exact: true })

test(
  '[SYS-02] each page of a centre begins at its top, and Back returns to where one was',
  once,
  async ({ page, request }) => {
    await openTab(page, await apiLogin(request, player))
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/member/securityCenter')
    await expect(page.getByRole('list', { name: 'Security' })).toBeVisible()
    await page.evaluate(() => document.querySelector('main.p-centre__page')?.scrollTo(0, 500))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(150)
    const before = await scrolled(page)
    await entry(page, 'Member centre', 'Withdrawal').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 40)
    for (const name of ['Deposit', 'Betting record', 'Account record', 'My account']) {
      await page.evaluate(() => document.querySelector('main.p-centre__page')?.scrollTo(0, 300))
      await entry(page, 'Member centre', name).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(() => scrolled(page)).toBe(0)
    }
  },
)

test.describe('a first visit', () => {
  test.use({ interrupted: true })

  test('[BEY-03] after a registration one window says what the account starts with, leads to the games, and nothing follows it', async ({
    page,
  }) => {
    await page.goto('/register')
    await page.getByRole('radio', { name: 'Username' }).check()
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
    await field('Username').fill(freshName())
    await page.getByLabel('Full name').fill('Linh Tran')
    await field('Password').fill('Evening2026')
    await page.getByLabel('Repeat the password').fill('Evening2026')
    await page.getByRole('checkbox', { name: 'I am 21 or older' }).check()
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    const welcome = page.getByRole('dialog', { name: 'Your account is open' })
    await expect(
      welcome.getByText(/^Your account starts with ₱1,000\.00\. Play money: it cannot be withdrawn or exchanged/),
    ).toBeVisible()
    await expectAccessible(page)
    await welcome.getByRole('button', { name: 'Choose a game' }).click()
    await expect(page).toHaveURL(/\/rng/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The letters of before wait in the bell: the page is past the pause in which nothing would show anyway.
    const bell = page.getByRole('button', { name: 'Announcements and messages' })
    await expect(bell).toBeVisible()
    await page.waitForFunction(() => performance.now() > 9_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[MEM-02] a mobile number is set by a code, beside the address', async ({ page, request, baseURL }) => {
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: 'Set up a mobile number' }).click()
  const form = page.getByRole('dialog', { name: 'Set up a mobile number' })
  const number = `917${String(Date.now() % 10_000_000).padStart(7, '0')}`
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect(form.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await expectAccessible(page)
  await form
    .getByRole('textbox', { name: 'Code from the text message' })
    .fill(await newestCode(request, 'sms', `63${number}`))
  await form.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('list', { name: 'Security' })).toContainText(`917****${number.slice(-3)}`)
})

test(
  '[MEM-02] devices are told apart by browser, system, network and when they were last here',
  once,
  async ({ page, browser, baseURL }) => {
    const { username, token } = await join(baseURL)
    const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: iphone })
    await apiLogin(phone.request, { username, password: player.password })
    await openTab(page, token, username)
    await page.goto('/member/securityCenter')
    const list = page.getByRole('list', { name: 'Where you are logged in' })
    await expect(list).toContainText('Safari on iPhone')
    await expect(list).toContainText('This device')
    await expect(list.getByText('A device', { exact: true })).toHaveCount(0)
    await phone.close()
  },
)

test(
  '[LOG-06] the window after a login names browser, system and network of the login before it',
  once,
  async ({ page, browser, baseURL }) => {
    const { username } = await join(baseURL)
    const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: iphone })
    await apiLogin(phone.request, { username, password: player.password })
    await phone.close()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const login = page.getByRole('dialog')
    await login.getByRole('textbox', { name: 'Username' }).fill(username)
    await login.getByRole('textbox', { name: 'Password', exact: true }).fill(player.password)
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    const welcome = page.locator('[data-modal="afterLoginModal"]')
    await expect(welcome.getByText('Safari on iPhone', { exact: true })).toBeVisible()
    await expect(welcome.getByText('A different device')).toHaveCount(0)
    await expectAccessible(page)
  },
)

test('[REG-13] a bonus in dong is told in dong', once, async ({ page }) => {
  await page.goto('/register')
  const offers = page.getByRole('region', { name: 'Offers for new members' })
  await expect(offers.getByText('Up to ₫131,000', { exact: true })).toBeAttached()
  await expect(offers.getByText(/₱131,000/)).toHaveCount(0)
})

test('[AGT-02] the profit of a team is no more than what it staked', once, async ({ page, request }) => {
  await openTab(page, await apiLogin(request, agent), agent.username)
  await page.goto('/agent')
  const figure = async (name: string) => {
    const card = page
      .locator('.p-stat')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first()
    await expect(card).toContainText('₱')
    return Number(/₱\s?([\d,]+\.\d\d)/.exec(await card.innerText())?.[1]?.replaceAll(',', ''))
  }
  expect(await figure('Team profit')).toBeLessThan(await figure('Bets'))
  expect(isPhone(page)).toBe(false)
})

test(
  '[HDR-07] a member sees every category of the header at 1440, in Tagalog, and still does when the balance is a minute old',
  once,
  async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'TY', url: baseURL ?? '' }])
    await context.addInitScript(
      () => location.protocol === 'http:' && !location.host.startsWith('play.') && localStorage.setItem('lang', 'TY'),
    )
    await openTab(page, await apiLogin(request, player))
    await page.goto('/')
    await expect(page.locator('.p-pill__note')).toBeVisible()
    const out = () =>
      page.evaluate(() => {
        const end = document.querySelector('.p-header')?.getBoundingClientRect().bottom ?? 0
        return [...document.querySelectorAll('.p-header__place')]
          .filter((place) => place.getBoundingClientRect().top >= end)
          .map((place) => place.textContent)
      })
    expect(await page.locator('.p-header__place').count()).toBe(9)
    expect(await out()).toEqual([])
    await page.locator('.p-pill__note').evaluate((note) => {
      note.textContent = '1 minuto ang nakalipas, laro at bonus'
    })
    expect(await out()).toEqual([])
  },
)
