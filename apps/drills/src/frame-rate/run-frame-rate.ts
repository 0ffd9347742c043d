import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { addressOf } from './address-of.ts'
import { measure, type Pace } from './measure.ts'
import type { Scene } from './scenes.ts'

/** What the pages are measured with. */
export interface FrameRateInput {
  readonly origin: string
  readonly scenes: readonly Scene[]
  /** How long each page is played. */
  readonly seconds: number
  /** How long each page may draw what it needs before its frames count. */
  readonly settle: number
  /** How many times slower than this one a phone's processor is taken to be. */
  readonly slower: number
}

/** A page that moves one square and does nothing else: what this machine can do at all. */
const floor = `<!doctype html><style>b{position:fixed;width:60px;height:60px;background:#35c;animation:go 1s infinite alternate}
@keyframes go{to{transform:translateX(300px)}}</style><b></b>`

async function openPhone(browser: Browser, slower: number): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session }
}

/** Plays the pages of the games on a slowed-down phone, and tells how each kept up; the first is the empty page. */
export async function runFrameRate({
  origin,
  scenes,
  seconds,
  settle,
  slower,
}: FrameRateInput): Promise<{ engine: string; pace: Pace }[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const paces: { engine: string; pace: Pace }[] = []
  const empty = await openPhone(browser, slower)
  await empty.page.setContent(floor)
  paces.push({
    engine: 'an empty page',
    pace: await measure(empty.page, empty.session, () => empty.page.waitForTimeout(seconds * 1000)),
  })
  await empty.page.context().close()
  for (const scene of scenes) {
    const { page, session } = await openPhone(browser, slower)
    await page.goto(await addressOf(origin, scene))
    await page.getByRole('button', { name: 'Rules' }).waitFor()
    await scene.enter?.(page)
    await page.waitForTimeout(settle * 1000)
    const pace = await measure(page, session, async () => {
      const end = Date.now() + seconds * 1000
      while (Date.now() < end) await scene.play(page)
    })
    paces.push({ engine: scene.engine, pace })
    await page.context().close()
  }
  await browser.close()
  return paces
}
