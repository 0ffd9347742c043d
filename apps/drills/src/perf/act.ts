import type { Page } from 'playwright'
import { openMember } from '../people/open-member.ts'
import { calmContext, openPage, settle, type Opened } from './open-page.ts'
import type { Part } from './part.ts'
import { answered, pressHere, reach, shownAfterClick, type Answered } from './press.ts'

type Figures = Record<string, number>

const named = (name: string, { inp, longest, cpu }: Answered): Figures => ({
  [`act.${name}.inp`]: inp,
  [`act.${name}.longest`]: longest,
  [`act.${name}.cpu`]: cpu,
})
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** Eight keys, as a quick hand types them. */
const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 60 })

/** Presses a button of the header after which a field shows, and types into it. */
async function openAndType(
  opened: Opened,
  name: string,
  opener: ReturnType<typeof button>,
  keys: { name: string; text: string },
): Promise<Figures> {
  const { page } = opened
  await reach(page, opener)
  const shown = shownAfterClick(page, 'dialog[open] input')
  const press = await answered(opened, async () => {
    await pressHere(page)
    await shown
  })
  const field = page.locator('dialog[open] input').first()
  await field.focus()
  const typed = await answered(opened, () => type(page, keys.text))
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  return { ...named(name, press), [`act.${name}.shown`]: await shown, ...named(keys.name, typed) }
}

/** The theme, then the language; on a phone they may stand in a menu. */
async function themeAndLanguage(opened: Opened): Promise<Figures> {
  const { page } = opened
  const menu = button(page, 'Open the menu')
  if (await menu.isVisible()) await menu.click()
  await reach(page, button(page, 'Light theme'))
  const theme = await answered(opened, () => pressHere(page))
  await button(page, /^Language/)
    .last()
    .click()
  await reach(page, page.getByRole('dialog').getByText('Bahasa Indonesia'))
  const shown = shownAfterClick(page, 'html[lang=id]')
  const language = await answered(opened, async () => {
    await pressHere(page)
    await shown
  })
  return { ...named('theme', theme), ...named('language', language), 'act.language.shown': await shown }
}

/**
 * The interactions that the bars are about: the login opens, a name
 * is typed, a favourite, the theme, the language; and the search.
 */
export const act: Part = async ({ browser, profile, origin, own }) => {
  const member = own ? await openMember(origin) : undefined
  const guests = await calmContext(browser, profile, origin)
  const guest = await openPage(guests, profile, { network: false })
  await settle(guest, origin)
  const login = await openAndType(
    guest,
    'login',
    guest.page.getByRole('banner').getByRole('button', { name: 'Log in' }),
    { name: 'type', text: 'player01' },
  )
  const search = own
    ? await openAndType(
        guest,
        'open-search',
        button(guest.page, /^Search( games)?$/)
          .locator('visible=true')
          .first(),
        { name: 'search', text: 'dragon f' },
      )
    : {}
  const chosen = await themeAndLanguage(guest)
  await guests.close()

  const members = await calmContext(browser, profile, origin, member)
  const opened = await openPage(members, profile, { network: false })
  await settle(opened, origin)
  const heart = button(opened.page, /^Keep .* as a favourite$/).first()
  await reach(opened.page, heart)
  const favourite = await answered(opened, () => pressHere(opened.page))
  await members.close()
  return { ...login, ...search, ...named('favourite', favourite), ...chosen }
}
