import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { openMember } from '../people/open-member.ts'
import { freshContext, metricsOf, openPage, type Opened } from './open-page.ts'
import type { Part } from './part.ts'

/** Does one thing, and tells how long the slowest paint after an input took and what the main thread worked, in milliseconds. */
async function measure({ page, session }: Opened, name: string, act: () => Promise<void>): Promise<Record<string, number>> {
  await page.evaluate(() => void (window.watched.inputs.length = 0))
  const before = await metricsOf(session)
  await act()
  await wait(350)
  const after = await metricsOf(session)
  const inputs = await page.evaluate(() => window.watched.inputs)
  return { [`act.${name}.inp`]: Math.max(...inputs), [`act.${name}.cpu`]: (after('TaskDuration') - before('TaskDuration')) * 1000 }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** Opens the home and lets it come to rest. */
async function settle(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.locator('#main section').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  await wait(1_500)
}

/** On a phone theme and language stand in the menu. */
async function withMenu(page: Page, profile: string): Promise<void> {
  if (profile === 'mobile') await button(page, 'Open the menu').click()
}

/** The interactions that the bars are about: the login opens, a name is typed, a favourite, the theme, the language. */
export const act: Part = async ({ browser, profile, origin }) => {
  const { token, username } = await openMember(origin)
  const guests = await freshContext(browser, profile, origin)
  const guest = await openPage(guests, profile, { network: false })
  await settle(guest.page, origin)
  const login = await measure(guest, 'login', async () => {
    await guest.page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await guest.page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).waitFor()
  })
  await guest.page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).focus()
  const type = await measure(guest, 'type', () => guest.page.keyboard.type('player01', { delay: 60 }))
  await guest.page.keyboard.press('Escape')
  await guest.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await withMenu(guest.page, profile)
  const theme = await measure(guest, 'theme', () => button(guest.page, 'Light theme').click())
  await button(guest.page, /^Language/).last().click()
  const language = await measure(guest, 'language', async () => {
    await guest.page.getByRole('dialog').getByText('Bahasa Indonesia').click()
    await guest.page.locator('html[lang=id]').waitFor({ state: 'attached' })
  })
  await guests.close()

  const members = await freshContext(browser, profile, origin)
  await members.addInitScript(([kept, name]) => {
    sessionStorage.setItem('token', kept)
    for (const place of ['account', 'username']) sessionStorage.setItem(place, name)
  }, [token, username] as const)
  const member = await openPage(members, profile, { network: false })
  const { page } = member
  await settle(page, origin)
  const heart = button(page, /^Keep .* as a favourite$/).first()
  await heart.hover()
  const favourite = await measure(member, 'favourite', () => heart.click())
  await members.close()
  return { ...login, ...type, ...favourite, ...theme, ...language }
}
