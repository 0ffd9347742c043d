import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, logIn, once, test } from './fixtures.ts'

const words = /\/assets\/(first|rest|all)-[\w-]+\.js/

/** Notes every text that comes on the page and is the id of a message. */
const watchForIds = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { idsSeen: seen })
    new MutationObserver(() => {
      const found = /\b(web|games|site|auth|member|game-launch|screen-kit|validation|api)\.[a-z][\w-]*\.\w+/.exec(
        document.body.innerText,
      )
      if (found) seen.push(found[0])
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const openLanguages = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Language', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Choose a language' })).toBeVisible()
}

test('[I18N-03] a change of language loads one pack, reloads nothing, tells the platform, and is kept', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await watchForIds(page)
  await openLanguages(page)
  await expectAccessible(page)
  const asked: string[] = []
  page.on('request', (request) => words.test(request.url()) && asked.push(request.url()))
  const told = page.waitForRequest((request) => request.url().endsWith('/wps/member/language'))
  const notices = page.waitForRequest((request) => request.url().includes('getListAnnouncements'))
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  expect((await told).postDataJSON()).toEqual({ language: 'VI' })
  expect((await notices).headers()['language']).toBe('VI')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => ({ ...window, ...localStorage }))).toMatchObject({
    same: true,
    lang: 'VI',
    hisLang: 'EN',
    idsSeen: [],
  })
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<html lang="vi" dir="ltr"/)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'vesper, trang chủ' })).toBeVisible()
})

test('[I18N-03] a change of language asks in it for what the page came with in another', once, async ({ page }) => {
  await page.goto('/')
  await page.goto('/rng')
  await openLanguages(page)
  const notices = page.waitForRequest((request) => request.url().includes('getListAnnouncements'))
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  expect((await notices).headers()['language']).toBe('VI')
})

test('[I18N-01] the picker names every language of the brand by itself, with its tag for those who listen', async ({
  page,
}) => {
  await page.goto('/')
  await openLanguages(page)
  const names = page.getByRole('dialog').locator('[aria-pressed] [lang]')
  await expect(names).toHaveText(['Tagalog', 'English', '简体中文', 'ไทย', 'Tiếng Việt', 'Bahasa Indonesia'])
  expect(await names.evaluateAll((all) => all.map((each) => each.getAttribute('lang')))).toEqual([
    'fil',
    'en',
    'zh-Hans-CN',
    'th',
    'vi',
    'id',
  ])
  await expect(page.getByRole('button', { name: 'English', pressed: true })).toBeVisible()
})

test('[I18N-03] words that do not load leave the page in its language, and it says so', async ({ page }) => {
  await page.goto('/')
  await openLanguages(page)
  await page.route(words, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'ไทย' }).click()
  await expect(page.getByText('ไทย did not load, so the page stays as it is.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'English', pressed: true })).toBeVisible()
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual(['en', 'EN'])
  await page.unroute(words)
  await page.getByRole('button', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('[I18N-03] of two quick choices the last one counts, however late the words of the first come', async ({
  page,
}) => {
  await page.goto('/')
  await openLanguages(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let first = true
  await page.route(words, async (route) => {
    if (first) {
      first = false
      await held
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await page.getByRole('button', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  const late = page.waitForEvent('requestfinished', (request) => words.test(request.url()))
  release()
  await late
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual(['th', 'TH'])
})

test('[I18N-03] where the device keeps no language the page stays in the one of its cookie, and the other way round', async ({
  page,
  baseURL,
}) => {
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value
  await page.context().addCookies([{ name: 'lang', value: 'VI', url: baseURL ?? '' }])
  await page.addInitScript(() => localStorage.removeItem('lang'))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.addInitScript(() => localStorage.setItem('lang', 'TH'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await cookie()).toBe('TH')
})
