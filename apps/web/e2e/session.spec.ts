import type { APIRequestContext, Page } from '@playwright/test'
import { expect, once, player, test } from './fixtures.ts'
import { join } from './play.ts'
import { apiLogin, apiPost, endUnder, openTab } from './sessions.ts'

const member = { username: 'marcobay01', password: player.password }

const codeOf = async (request: APIRequestContext, token: string): Promise<string> =>
  ((await apiPost(request, '/wps/session/exchange', token)) as { code: string }).code

const accountOf = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('account'))

/** The balance in the header, as it is written. */
async function sumOf(page: Page): Promise<string> {
  const balance = page.getByRole('group', { name: 'Balance' })
  await expect(balance).toContainText(/₱[\d,.]+/)
  return /₱[\d,.]+/.exec(await balance.innerText())?.[0] ?? ''
}

const kinds = ['valid', 'expired', 'foreign', 'garbage', 'repeated', 'two'] as const

for (const place of ['query', 'fragment'] as const)
  for (const live of [false, true])
    for (const kind of kinds)
      test(
        `[T6][SYS-15] a ${kind} code in the ${place}, ${live ? 'somebody' : 'nobody'} logged in`,
        once,
        async ({ page, request }) => {
          const own = await apiLogin(request, player)
          const others = await apiLogin(request, member)
          const code = await codeOf(request, others)
          const second = kind === 'two' ? await codeOf(request, own) : ''
          if (kind === 'repeated') await apiPost(request, '/wps/session/login/exchange', null, { code })
          if (kind === 'expired') await apiPost(request, '/wps/session/logout', others, undefined, 'DELETE')
          const said = {
            valid: code,
            expired: code,
            repeated: code,
            foreign: own,
            garbage: '<script>alert(1)</script>',
            two: `${code}&token=${second}`,
          }[kind]
          await openTab(page, live ? own : null)
          await page.goto(place === 'query' ? `/rng?view=hot&token=${said}` : `/rng?view=hot#token=${said}`)
          expect(page.url()).toMatch(/\/rng\?view=hot$/)
          if (kind === 'valid' && live) {
            const dialog = page.getByRole('dialog', { name: 'Change to marcobay01?' })
            await expect(dialog).toContainText('You are logged in as linhtran88.')
            expect(await accountOf(page)).toBe('linhtran88')
            await dialog.getByRole('button', { name: 'Change account' }).click()
          }
          if (kind === 'valid') {
            await expect(page.getByText('You are logged in as marcobay01.')).toBeVisible()
            await expect.poll(() => accountOf(page)).toBe('marcobay01')
            const token = await page.evaluate(() => sessionStorage.getItem('token'))
            expect([own, others, code]).not.toContain(token)
          } else {
            await expect(page.getByText('This link has been used or is too old. Log in to go on.')).toBeVisible()
            expect(await accountOf(page)).toBe(live ? 'linhtran88' : null)
          }
        },
      )

test('[S1] who declines a foreign link stays who they are, and the fresh session is dead', async ({
  page,
  request,
}) => {
  const own = await apiLogin(request, player)
  const code = await codeOf(request, await apiLogin(request, member))
  await openTab(page, own)
  // The body is read before the page has it: the browser drops it when the page leaves its address.
  let fresh = ''
  await page.route(/login\/exchange/, async (route) => {
    const answer = await route.fetch()
    fresh = ((await answer.json()) as { value: { token: string } }).value.token
    await route.fulfill({ response: answer })
  })
  const ended = page.waitForRequest(
    (asked) => asked.method() === 'DELETE' && asked.url().endsWith('/wps/session/logout'),
  )
  await page.goto(`/?token=${code}`)
  await page.getByRole('button', { name: 'Stay as I am' }).click()
  const { authorization } = (await ended).headers()
  expect(fresh).not.toBe('')
  expect(authorization).toBe(fresh)
  expect(await accountOf(page)).toBe('linhtran88')
})

const routes = [
  '/',
  '/home',
  '/rng',
  '/live',
  '/fish',
  '/sports',
  '/pvp',
  '/esports',
  '/cockfight',
  '/inhouse',
  '/lott',
  '/elott',
  '/register',
  '/login',
  '/game?node=10273&vendor=XGS',
  '/nowhere/at-all',
]

test('[T6][S2] what stood in an address is found in none of six sinks, on any route', once, async ({ page }) => {
  test.slow()
  const canary = 'canary-5f1c9b0e77'
  const heard: string[] = []
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  page.on('request', (asked) => {
    const own = asked.isNavigationRequest() && asked.frame() === page.mainFrame()
    heard.push(`referer: ${asked.headers()['referer'] ?? ''}`, `asked: ${own ? '' : asked.url()}`)
    // The one call that trades the code carries it in its body, where it belongs.
    if (!asked.url().endsWith('/wps/session/login/exchange')) heard.push(`body: ${asked.postData() ?? ''}`)
  })
  for (const route of routes)
    for (const mark of ['?', '#']) {
      const traded = page.waitForResponse(/login\/exchange/)
      await page.goto(
        mark === '#' ? `${route}#token=${canary}` : `${route}${route.includes('?') ? '&' : '?'}token=${canary}`,
      )
      await traded
      const kept = await page.evaluate(() =>
        JSON.stringify([
          location.href,
          history.state,
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          document.referrer,
          document.documentElement.outerHTML,
        ]),
      )
      expect(kept, route).not.toContain(canary)
    }
  await page.goto('/test-page')
  await page.goBack()
  expect(page.url()).not.toContain(canary)
  expect(heard.filter((line) => line.includes(canary))).toEqual([])
})

test('[T7][S6] five tabs: a logout in one is a logout in all, and Back shows no sum', async ({
  page,
  context,
  request,
}) => {
  await openTab(page, await apiLogin(request, player))
  await page.goto('/')
  const balance = await sumOf(page)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const tabs: Page[] = []
  for (const path of ['/rng', '/live', '/', '/rng?view=hot']) {
    const tab = await context.newPage()
    await tab.goto('/test-page')
    // A copy of the tab: its session storage comes along.
    await tab.evaluate((all) => Object.entries(all).forEach(([name, text]) => sessionStorage.setItem(name, text)), kept)
    await tab.goto(path)
    await expect(tab.getByText(balance)).toBeVisible()
    tabs.push(tab)
  }
  const ids = await Promise.all(
    [page, ...tabs].map((tab) => tab.evaluate(() => sessionStorage.getItem('parlour:1:tab'))),
  )
  expect(new Set(ids).size).toBe(5)
  const [gone, ...others] = tabs.toReversed()
  await gone?.goto('/test-page')
  await page.bringToFront()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('group', { name: 'Balance' })).toHaveCount(0)
    await expect(tab.getByText(balance)).toHaveCount(0)
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  }
  await gone?.bringToFront()
  await gone?.goBack()
  if (!gone) throw new Error('a fifth tab')
  await expect.poll(() => gone.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect(gone.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(gone.getByText(balance)).toHaveCount(0)
})

test('[S8] a session that ends under the visitor asks for one login, over the page as it is', async ({
  page,
  request,
  baseURL,
}) => {
  // An account of its own: a bet of an earlier journey that is settled now would move the sum.
  const { username, token } = await join(baseURL)
  await openTab(page, token, username)
  await page.goto('/rng?q=jade')
  const balance = await sumOf(page)
  const search = page.getByRole('searchbox').first()
  await search.fill('jad')
  await endUnder(page, request, token)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(balance, { exact: true })).toBeVisible()
  expect(page.url()).toContain('/rng')
  await expect(search).toHaveValue('jad')
})
