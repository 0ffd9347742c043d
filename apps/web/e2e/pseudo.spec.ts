import type { Page } from '@playwright/test'
import { cutOff, sideways } from './cut-off.ts'
import { expect, isPhone, player, test } from './fixtures.ts'
import { agentScreens, memberScreens, screens, servePseudoSite } from './pseudo-site.ts'
import { apiLogin, openTab } from './sessions.ts'

test.describe.configure({ timeout: 240_000 })

/** Ids of messages that stand on the screen. */
const idsOn = (page: Page) =>
  page.evaluate(
    () =>
      document.body.innerText.match(
        /\b(web|games|site|auth|member|agent|promotions|support|game-launch|screen-kit|validation|api|reg_pattern)[._][a-z0-9][\w.-]*\b/g,
      ) ?? [],
  )

test('[I18N-01] in words that are two fifths longer no id shows, nothing is cut off and nothing scrolls sideways', async ({
  page,
  baseURL,
}) => {
  await servePseudoSite(page.context(), 'XA', baseURL ?? '')
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    await expect(
      page
        .locator('#root')
        .getByText(/^\[.*\]$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await idsOn(page), path).toEqual([])
    expect(await cutOff(page), path).toEqual([])
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
})

const agent = { username: 'marcobay01', password: player.password }

for (const [id, language, [attribute, value], what] of [
  ['I18N-01', 'XA', ['lang', 'en-XA'], 'holds words that are two fifths longer: nothing is cut off'],
  ['I18N-04', 'XB', ['dir', 'rtl'], 'stands from the right'],
] as const)
  for (const [centre, who, paths] of [
    ['member', player, memberScreens],
    ['agent', agent, agentScreens],
  ] as const)
    test(`[${id}] every page of the ${centre} centre ${what}, no id shows, and nothing scrolls sideways`, async ({
      page,
      request,
      baseURL,
    }) => {
      await servePseudoSite(page.context(), language, baseURL ?? '')
      await openTab(page, await apiLogin(request, who), who.username)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute(attribute, value)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main .p-skeleton')).toHaveCount(0)
        expect(await idsOn(page), path).toEqual([])
        if (language === 'XA') expect(await cutOff(page), path).toEqual([])
        expect(await sideways(page), path).toBeLessThanOrEqual(0)
      }
    })

test('[I18N-04] from the right the layout is mirrored: the menu stands on the right, and nothing scrolls sideways', async ({
  page,
  baseURL,
}) => {
  await servePseudoSite(page.context(), 'XB', baseURL ?? '')
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('#root').getByText('\u202e').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await idsOn(page), path).toEqual([])
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    })
    .toBeGreaterThan(width - 24)
})
