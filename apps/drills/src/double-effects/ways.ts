import { setTimeout as wait } from 'node:timers/promises'
import type { FaultProxy } from '@parlour/faults'
import type { BrowserContext, Page } from 'playwright'
import type { Form } from './page.ts'

/** What a way of pressing has at hand; the form is on the page, idle. */
export interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly proxy: FaultProxy
  readonly form: Form
}

/** One way to send a form that could have its effect twice, and must have it once. */
export interface Way {
  readonly name: string
  readonly press: (scene: Scene) => Promise<void>
}

const button = '#go'
/** Long enough for a commit. */
const moment = 60

const clicks = (gap: number): Way => ({
  name: `double click, ${gap} ms apart`,
  async press({ page }) {
    await page.evaluate(
      ([selector, pause]) =>
        new Promise<void>((resolve) => {
          const go = document.querySelector<HTMLButtonElement>(selector)
          go?.click()
          const second = (): void => {
            go?.click()
            resolve()
          }
          if (pause === 0) second()
          else setTimeout(second, pause)
        }),
      [button, gap] as const,
    )
  },
})

/** The answer of the first press is lost in this way; then the network is well again and the user presses again. */
const lost = (name: string, spoil: (scene: Scene) => void, pause = 400): Way => ({
  name,
  async press(scene) {
    spoil(scene)
    await scene.page.click(button)
    await wait(pause)
    scene.proxy.clear()
    await scene.page.click(button)
  },
})

/** The page goes while the answer is held back, however slow the machine, comes again, and the user presses again. */
const away = (name: string, leave: (scene: Scene) => Promise<void>): Way => ({
  name,
  async press(scene) {
    scene.proxy.set({ toxic: 'timeout', direction: 'downstream', milliseconds: 0 })
    await scene.page.click(button)
    await wait(moment)
    await leave(scene)
    scene.proxy.cutAll()
    scene.proxy.clear()
    await scene.page.click(button)
  },
})

/** The ways of the plan, each of which has doubled an effect somewhere. */
export const ways: readonly Way[] = [
  clicks(0),
  clicks(10),
  clicks(50),
  clicks(200),
  {
    name: 'Enter and click',
    async press({ page }) {
      await page.focus(button)
      await Promise.all([page.keyboard.press('Enter'), page.click(button)])
    },
  },
  {
    name: 'a duplicated tab',
    async press({ page, context, proxy }) {
      proxy.set({ toxic: 'latency', direction: 'downstream', milliseconds: 200 })
      await page.click(button)
      const copied = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }))
      const twin = await context.newPage()
      await twin.addInitScript(
        (texts) => Object.entries(texts).forEach(([key, text]) => sessionStorage.setItem(key, text)),
        copied,
      )
      await twin.goto(page.url())
      await twin.waitForSelector(button)
      await twin.click(button)
      await twin.waitForFunction(() => window.drill.state().status !== 'sending')
      proxy.clear()
      await twin.close()
    },
  },
  away('Back, and press again', async ({ page }) => {
    await page.goto('about:blank')
    await page.goBack()
    await page.waitForSelector(button)
  }),
  away('reload in flight', async ({ page }) => {
    await page.reload()
    await page.waitForSelector(button)
  }),
  lost('answer dropped after the commit, FIN', ({ proxy }) => proxy.set({ toxic: 'drop_after_commit', end: 'fin' })),
  lost('answer dropped after the commit, RST', ({ proxy }) => proxy.set({ toxic: 'drop_after_commit', end: 'rst' })),
  lost('answer cut in the middle', ({ proxy }) =>
    proxy.set({ toxic: 'limit_data', direction: 'downstream', bytes: 40 }),
  ),
  {
    name: 'time-out after the commit',
    async press({ page, proxy, form }) {
      await page.evaluate((short) => window.drill.open(short), { ...form, timeLimit: 400 })
      proxy.set({ toxic: 'timeout', direction: 'downstream', milliseconds: 0 })
      await page.click(button)
      await page.waitForFunction(() => window.drill.state().status === 'unsure')
      proxy.cutAll()
      proxy.clear()
      await page.evaluate((long) => window.drill.open(long), form)
      await page.click(button)
    },
  },
  {
    name: 'offline, then online',
    async press({ page, context }) {
      await context.setOffline(true)
      await page.click(button)
      await page.waitForFunction(() => ['unsure', 'refused'].includes(window.drill.state().status))
      await context.setOffline(false)
      await page.click(button)
    },
  },
  {
    name: 'a proxy that sends it twice',
    async press({ page, proxy }) {
      proxy.cutAll()
      proxy.set({ toxic: 'duplicate' })
      await page.click(button)
      await page.waitForFunction(() => window.drill.state().status !== 'sending')
      proxy.clear()
    },
  },
]
