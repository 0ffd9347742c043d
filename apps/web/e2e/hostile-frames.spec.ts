import { test as base, expect, once, player } from './fixtures.ts'
import { attempts, letHostileIn } from './hostile-frame.ts'
import { apiLogin, openTab } from './sessions.ts'

/** What the sandbox forbids is an error on the console of the page: here that is as it should be. */
const test = base.extend({ watched: ({ page }, go) => go(void page) })

for (const address of ['/game', '/seamless'])
  test(
    `[LAU-05] a hostile game on ${address} leads nowhere, opens no dialog, leaves no file, and 5,000 messages of its change nothing`,
    once,
    async ({ page, request, baseURL }) => {
      const effects: string[] = []
      page.on('dialog', (dialog) => {
        effects.push(`dialog ${dialog.type()}`)
        void dialog.dismiss()
      })
      page.on('download', (download) => effects.push(`download ${download.suggestedFilename()}`))
      page.on('framenavigated', (frame) => frame === page.mainFrame() && effects.push(`navigation ${frame.url()}`))
      await letHostileIn(page, `${baseURL}/?taken`)
      await openTab(page, await apiLogin(request, player))
      await page.goto(`${address}?node=10273&vendor=XGS&name=Jade`)
      const game = page.frameLocator('iframe')
      const frame = () =>
        page.frames().find((one) => one.url().includes('//play.localhost') && one.parentFrame() === page.mainFrame())
      await expect
        .poll(() =>
          frame()
            ?.title()
            .catch(() => ''),
        )
        .toBe(`tried ${attempts}`)
      const { href } = new URL(page.url())
      await page.evaluate(() => Object.assign(window, { stays: true }))
      effects.length = 0

      // With the press of a person behind it, a frame may do more.
      await game.getByRole('button', { name: 'Press' }).click()
      await expect
        .poll(() =>
          frame()
            ?.title()
            .catch(() => ''),
        )
        .toBe(`tried ${attempts * 2}`)

      const asked: string[] = []
      page.on('request', (sent) => sent.frame() === page.mainFrame() && asked.push(sent.url()))
      const heard = page.evaluate(
        () =>
          new Promise((done) => {
            let count = 0
            addEventListener('message', () => ++count === 5_000 && done(count))
          }),
      )
      await frame()?.evaluate(() => (window as unknown as { say(times: number): void }).say(5_000))
      expect(await heard).toBe(5_000)
      expect(await page.evaluate(() => 'stays' in window)).toBe(true)
      expect(page.url()).toBe(href)
      expect(asked.filter((url) => /launch|balance|session/i.test(url))).toEqual([])
      expect(effects).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(1)
    },
  )
