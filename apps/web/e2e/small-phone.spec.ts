import { cutOff, sideways } from './cut-off.ts'
import { expect, once, player, test } from './fixtures.ts'
import { memberScreens } from './pseudo-site.ts'
import { apiLogin, openTab } from './sessions.ts'

test.describe.configure({ timeout: 240_000 })

for (const language of ['TY', 'TH', 'VI'] as const)
  test(
    `[I18N-01] [MEM-01] at 320 px in ${language} no page of the member centre scrolls sideways, and no button is cut off`,
    once,
    async ({ page, request }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.addInitScript((code) => localStorage.setItem('lang', code), language)
      await openTab(page, await apiLogin(request, player), player.username)
      for (const path of memberScreens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main .p-card, main .p-reader').filter({ visible: true }).first()).toBeVisible()
        await expect(page.locator('main .p-skeleton')).toHaveCount(0)
        expect(await sideways(page), path).toBeLessThanOrEqual(0)
        expect(await cutOff(page), path).toEqual([])
      }
    },
  )
