import { expect, test, type Page } from '@playwright/test'
import { keyStories } from './key-stories.ts'

const looks = [
  { name: 'night', theme: 'dark', width: 1440, height: 900 },
  { name: 'day-phone', theme: 'light', width: 412, height: 823 },
] as const

const noon = new Date('2026-11-21T04:00:00Z')

async function open(page: Page, id: string, theme: string): Promise<void> {
  await page.clock.setFixedTime(noon)
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};motion:reduced`)
  await page.locator('body.sb-show-main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    )
  })
}

for (const { name, theme, width, height } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })
    for (const id of keyStories.parts)
      test(`${id} looks as it did`, async ({ page }) => {
        await open(page, id, theme)
        await expect(page.locator('#storybook-root')).toHaveScreenshot(`${id}-${name}.png`)
      })
    for (const id of keyStories.whole)
      test(`${id} looks as it did`, async ({ page }) => {
        await open(page, id, theme)
        await expect(page).toHaveScreenshot(`${id}-${name}.png`)
      })
  })
}
