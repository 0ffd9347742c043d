import { setTimeout as wait } from 'node:timers/promises'
import { createFaultProxy } from '@parlour/faults'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium, type BrowserContext } from 'playwright'
import type { Action } from './action.ts'
import { bundlePage } from './bundle-page.ts'
import type { Form } from './page.ts'
import { ways, type Way } from './ways.ts'

/** What a drill is given. */
export interface DoubleEffectsInput {
  readonly origin: string
  readonly actions: readonly Action[]
  readonly repeats: number
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

/** Presses until the form has a final answer; the key stays the same all the while. */
async function settle(page: Awaited<ReturnType<BrowserContext['newPage']>>): Promise<{ status: string; why: string }> {
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForFunction(() => window.drill.state().status !== 'sending')
    const state = await page.evaluate(() => window.drill.state())
    if (state.status === 'done' || state.status === 'refused') return state
    await wait(150)
    await page.click(button)
  }
  return page.evaluate(() => window.drill.state())
}

/** Sends every action in every way in a real browser through a fault proxy, and counts the effects behind it. */
export async function runDoubleEffects({ origin, actions, repeats, say }: DoubleEffectsInput): Promise<CaseResult[]> {
  const proxy = await createFaultProxy({ port: Number(new URL(origin).port) })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const script = await bundlePage()
  const results: CaseResult[] = []

  const runCase = async (action: Action, way: Way): Promise<CaseResult> => {
    const context = await browser.newContext()
    await context.addInitScript(script)
    const page = await context.newPage()
    const { input, member } = await action.prepare(origin)
    const form: Form = { endpoint: action.endpoint.name, input, token: member.token }
    await page.goto(`http://localhost:${proxy.port}/test/page`)
    await page.evaluate((shown) => window.drill.open(shown), form)
    const before = await action.count(member)
    await way.press({ page, context, proxy, form })
    const { status, why } = await settle(page)
    const effects = (await action.count(member)) - before
    await context.close()
    proxy.clear()
    return { action: action.endpoint.name, way: way.name, effects, status, why }
  }

  for (let repeat = 1; repeat <= repeats; repeat++) {
    for (const action of actions) {
      for (const way of ways) results.push(await runCase(action, way))
      say(`${action.endpoint.name}: ${results.length} cases so far`)
    }
  }
  await browser.close()
  await proxy.close()
  return results
}
