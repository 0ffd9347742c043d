import { setTimeout as wait } from 'node:timers/promises'
import { createFaultProxy } from '@parlour/faults'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type Page } from 'playwright'
import type { Action } from './action.ts'
import { askTest } from '../people/ask-test.ts'
import type { Operated } from '../people/operate.ts'
import { prepareCast, type Cast } from './cast.ts'
import { bundlePage } from './bundle-page.ts'
import type { Form } from './page.ts'
import { ways, type Way } from './ways.ts'

/** What a drill is given. */
export interface DoubleEffectsInput {
  readonly gateway: Operated
  readonly actions: readonly Action[]
  readonly repeats: number
  /** Sends each press with a key of its own: what the drill must then see is doubles. */
  readonly careless?: boolean
  /** Which pairs of an action and a way are sent, by their places in their lists; all unless it is said. */
  readonly takes?: (action: number, way: number) => boolean
  readonly say: (line: string) => void
}

/** One case: an action sent in one way. */
export interface CaseResult {
  readonly action: string
  readonly way: string
  /** How often it happened, by what the gateway holds. */
  readonly effects: number
  /** Where the form stood in the end. */
  readonly status: string
  readonly why: string
}

const button = '#go'

/** Waits for the answer to the last press. */
const answered = (page: Page) => page.waitForFunction(() => window.drill.state().status !== 'sending')

/** Presses until the form has a final answer; the key stays the same all the while. */
async function settle(page: Page): Promise<{ status: string; why: string }> {
  for (let tries = 0; tries < 20; tries++) {
    await answered(page)
    const state = await page.evaluate(() => window.drill.state())
    if (state.status === 'done' || state.status === 'refused') return state
    await wait(150)
    await page.click(button)
  }
  return page.evaluate(() => window.drill.state())
}

/** Moves the clock of the gateway, so that what is counted by the hour begins again. */
const twoHoursLater = (origin: string): Promise<void> => askTest(origin, 'clock', { advance: 7_200_000 })

/** Sends every action in every way in a real browser through a fault proxy, and counts the effects behind it. */
export async function runDoubleEffects({
  gateway,
  actions,
  repeats,
  careless = false,
  takes = () => true,
  say,
}: DoubleEffectsInput): Promise<CaseResult[]> {
  const { origin } = gateway
  const proxy = await createFaultProxy({ port: Number(new URL(origin).port) })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const script = await bundlePage()
  const results: CaseResult[] = []

  const runCase = async (cast: Cast, action: Action, way: Way): Promise<CaseResult> => {
    const context = await browser.newContext()
    await context.addInitScript(script)
    // The page itself comes past the proxy: it must come again while the answers are held back.
    await context.route('**/test-page', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>drill</title>' }),
    )
    const page = await context.newPage()
    const ready = await action.prepare(cast)
    const form: Form = { endpoint: action.endpoint.name, input: ready.input, token: ready.member.token, careless }
    await page.goto(`http://localhost:${proxy.port}/test-page`)
    await page.evaluate((shown) => window.drill.open(shown), form)
    const before = await action.count(ready, cast)
    await way.press({ page, context, proxy, form })
    if (careless) await answered(page)
    const { status, why } = careless ? { status: 'done', why: '' } : await settle(page)
    const effects = (await action.count(ready, cast)) - before
    await context.close()
    proxy.clear()
    return { action: action.endpoint.name, way: way.name, effects, status, why }
  }

  for (let repeat = 1; repeat <= repeats; repeat++) {
    if (repeat > 1) await twoHoursLater(origin)
    const cast = await prepareCast(gateway)
    for (const [at, action] of actions.entries()) {
      for (const [turn, way] of ways.entries()) if (takes(at, turn)) results.push(await runCase(cast, action, way))
      say(`${action.endpoint.name}: ${results.length} cases so far`)
    }
  }
  await browser.close()
  await proxy.close()
  return results
}
