import type { Browser, BrowserContext, Page } from 'playwright'
import { addressOf } from '../frame-rate/address-of.ts'
import { scenes } from '../frame-rate/scenes.ts'
import { openMember } from '../people/open-member.ts'
import type { Profile } from './bars.ts'
import { counting, idlePages, restsBy } from './idle-pages.ts'
import { calmContext, metricsOf, openPage, quiet } from './open-page.ts'
import type { Part } from './part.ts'
import { frameCategories, mainThreadFrames } from './trace-frames.ts'

type Figures = Record<string, number>

/**
 * How long what moves may take to begin, how long a page settles once nothing moves, and how long it is then watched,
 * in milliseconds. Source: ten seconds without input.
 */
const [begins, settles, watched] = [8_000, 8_000, 10_000]
/**
 * How often a page is watched: the least counts, since V8 collects the garbage of loading once, at a moment of its own.
 * What a page does at least every ten seconds is in each.
 */
const watches = 3

/** Banners that turn, and how long one round of them may take, in milliseconds: they rest when each has been shown. */
const turning = '.p-banner__dots[data-running]'
const round = 90_000

/** A page that is left alone: its address, and what is there once it has come. */
interface Resting {
  /** Asked for just before it is opened: the ticket in the address of a game is good for a minute. */
  readonly address: () => Promise<string>
  readonly shows: string
  /** What is there once it rests; nothing where it never moves by itself. */
  readonly rests?: string | undefined
  /** Counts down to something that moves: it is watched while nothing comes. */
  readonly counts: boolean
}

/** The least that is left on a countdown, in seconds; without one there is all the time. */
const leftOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('[role=timer] strong')].map((timer) =>
        (timer.textContent ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
      ),
    ),
  )

/** Waits until a countdown has longer to go than the page is watched: a draw began and its balls lie still. */
async function untilNothingComes(page: Page): Promise<void> {
  const enough = watched / 1_000 + 2
  while ((await leftOn(page)) < enough) await page.waitForTimeout(1_000)
  await page.waitForTimeout(settles)
  if ((await leftOn(page)) < enough) await untilNothingComes(page)
}

/**
 * Opens an address, leaves it alone, and tells what its main
 * thread does a second: processor time in milliseconds, frames.
 */
async function rest(
  browser: Browser,
  context: BrowserContext,
  profile: Profile,
  { address, shows, rests, counts }: Resting,
): Promise<{ cpu: number; frames: number }> {
  const { page, session } = await openPage(context, profile, { network: false })
  await page.goto(await address())
  await page.locator(shows).first().waitFor({ state: 'attached' })
  await quiet(page)
  await page.waitForTimeout(begins)
  await page.locator(turning).waitFor({ state: 'detached', timeout: round })
  if (rests) await page.locator(rests).waitFor({ state: 'attached' })
  await page.waitForTimeout(settles)
  const tasks: number[] = []
  for (let watch = 0; watch <= watches; watch++) {
    if (watch > 0) await page.waitForTimeout(watched)
    tasks.push((await metricsOf(session))('TaskDuration'))
  }
  const cpu = Math.min(...tasks.slice(1).map((after, watch) => after - (tasks[watch] ?? 0))) * 1_000
  if (counts) await untilNothingComes(page)
  await browser.startTracing(page, { categories: frameCategories })
  await page.waitForTimeout(watched)
  const frames = mainThreadFrames((await browser.stopTracing()).toString())
  await page.close()
  const seconds = watched / 1_000
  return { cpu: cpu / seconds, frames: frames / seconds }
}

/** What idle pages cost: home, listing and centre, and a game of each engine. */
export const idle: Part = async ({ browser, profile, origin, say }) => {
  const member = await openMember(origin)
  const context = await calmContext(browser, profile, origin, member, false)
  const pages = new Map<string, Resting>(
    Object.entries(idlePages).map(([name, path]) => [
      name,
      { address: () => Promise.resolve(origin + path), shows: 'h1', counts: false },
    ]),
  )
  for (const scene of scenes)
    pages.set(scene.engine, {
      address: () => addressOf(origin, scene),
      shows: 'role=button[name="Rules"]',
      rests: restsBy.get(scene.engine),
      counts: counting.has(scene.engine),
    })
  const figures: Figures = {}
  const most = { cpu: 0, frames: 0, tick: 0 }
  for (const [name, resting] of pages) {
    const { cpu, frames } = await rest(browser, context, profile, resting)
    say(
      `${name} at rest: ${cpu.toFixed(1)} ms and ${frames.toFixed(1)} frames a second${counting.has(name) ? ', it counts down' : ''}`,
    )
    Object.assign(figures, { [`idle.${name}.cpu`]: cpu, [`idle.${name}.frames`]: frames })
    const spent = counting.has(name) ? 'tick' : 'cpu'
    most[spent] = Math.max(most[spent], cpu)
    most.frames = Math.max(most.frames, frames)
  }
  await context.close()
  return { ...figures, 'idle.cpu': most.cpu, 'idle.frames': most.frames, 'idle.tick': most.tick }
}
