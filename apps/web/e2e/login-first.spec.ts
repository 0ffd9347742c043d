import type { Page } from '@playwright/test'
import { expect, expectAccessible, player, test } from './fixtures.ts'

let turned = 0

/** The built site as that of a brand whose pages need a login: the one setting is the other way round. */
test.beforeEach(async ({ context }) => {
  turned = 0
  await context.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace('loginFirst:!1', 'loginFirst:!0')
    if (body !== text) turned += 1
    await route.fulfill({ response, body })
  })
})
test.afterEach(async ({ context }) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  expect(turned).toBeGreaterThan(0)
})

const login = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })
const empty = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' })

async function enter(page: Page): Promise<void> {
  await login(page).getByRole('textbox', { name: 'Username' }).fill(player.username)
  await login(page).getByRole('textbox', { name: 'Password', exact: true }).fill(player.password)
  await login(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

test('[SYS-14] where the login comes first, it does so on every page but those that lead in', async ({ page }) => {
  for (const path of ['/', '/rng', '/game?node=10273&vendor=XGS', '/member/securityCenter', '/agent', '/nowhere']) {
    await page.goto(path)
    await expect(login(page), path).toBeVisible()
    await expect(page, path).toHaveURL('/login')
    await expect(page.getByRole('listitem').filter({ has: page.locator('img') }), path).toHaveCount(0)
    await expect(page.locator('iframe'), path).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(empty(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/register')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(page).toHaveURL('/register')
})

test('[SYS-14] after the login the page that was asked for opens, however its window was opened', async ({ page }) => {
  await page.goto('/inhouse?q=Fruit+Parade')
  await login(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await enter(page)
  await expect(page).toHaveURL('/inhouse?q=Fruit+Parade')
  await expect(page.getByRole('listitem').filter({ hasText: 'Fruit Parade' }).first()).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/inhouse?q=Fruit+Parade')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(login(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await empty(page).click()
  await enter(page)
  await expect(page).toHaveURL('/')
})
