import type { Browser, BrowserContext } from 'playwright'
import { addressOf } from '../frame-rate/address-of.ts'
import { scenes } from '../frame-rate/scenes.ts'
import { openMember } from '../people/open-member.ts'
import type { Profile } from './bars.ts'
import { counting, idlePages, restsBy } from './idle-pages.ts'
import { calmContext, metricsOf, openPage, quiet } from './open-page.ts'
import type { Part } from './part.ts'
import { frameCategories, mainThreadFrames } from './trace-frames.ts'

type Figures = Record<string, number>

/** How long a page may come to rest, and how long it is then watched, in milliseconds. Source: ten seconds without input. */
const [settles, watched] = [8_000, 10_000]

/** Banners that turn, and how long one round of them may take, in milliseconds: they rest when each has been shown. */
const turning = '.p-banner__dots[data-running]'
const round = 90_000

/** A page that is left alone: its address, and what is there once it has come. */
interface Resting {
  /** Asked for just before it is opened: the ticket in the address of a game is good for a minute. */
  readonly address: () => Promise<string>
  readonly shows: string
  /** What is there once it rests; by itself it takes longer than `settles`. */
  readonly rests?: string | undefined
}

/** Opens an address, leaves it alone, and tells what its main thread does a second: processor time in milliseconds, frames. */
async function rest(browser: Browser, context: BrowserContext, profile: Profile, { address, shows, rests }: Resting): Promise<{ cpu: number; frames: number }> {
  const { page, session } = await openPage(context, profile, { network: false })
  await page.goto(await address())
  await page.locator(shows).first().waitFor({ state: 'attached' })
  await quiet(page)
  await page.waitForTimeout(settles)
  await page.locator(turning).waitFor({ state: 'detached', timeout: round })
  if (rests) await page.locator(rests).waitFor({ state: 'attached' })
  const before = await metricsOf(session)
  await page.waitForTimeout(watched)
  const after = await metricsOf(session)
  await browser.startTracing(page, { categories: frameCategories })
  await page.waitForTimeout(watched)
  const frames = mainThreadFrames((await browser.stopTracing()).toString())
  await page.close()
  const seconds = watched / 1_000
  return { cpu: ((after('TaskDuration') - before('TaskDuration')) * 1_000) / seconds, frames: frames / seconds }
}

/** What pages cost that nobody touches: home, listing and centre, and a game of each engine. */
export const idle: Part = async ({ browser, profile, origin, say }) => {
  const member = await openMember(origin)
  const context = await calmContext(browser, profile, origin, member, false)
  const pages = new Map<string, Resting>(Object.entries(idlePages).map(([name, path]) => [name, { address: () => Promise.resolve(origin + path), shows: 'h1' }]))
  for (const scene of scenes) pages.set(scene.engine, { address: () => addressOf(origin, scene), shows: 'role=button[name="Rules"]', rests: restsBy.get(scene.engine) })
  const figures: Figures = {}
  const most = { cpu: 0, frames: 0 }
  for (const [name, resting] of pages) {
    const { cpu, frames } = await rest(browser, context, profile, resting)
    say(`${name} at rest: ${cpu.toFixed(1)} ms and ${frames.toFixed(1)} frames a second${counting.has(name) ? ', it counts down' : ''}`)
    Object.assign(figures, { [`idle.${name}.cpu`]: cpu, [`idle.${name}.frames`]: frames })
    if (counting.has(name)) continue
    most.cpu = Math.max(most.cpu, cpu)
    most.frames = Math.max(most.frames, frames)
  }
  await context.close()
  return { ...figures, 'idle.cpu': most.cpu, 'idle.frames': most.frames }
}
