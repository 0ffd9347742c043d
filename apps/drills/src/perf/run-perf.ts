import { startGateway } from '@parlour/servers'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { chromium } from 'playwright'
import { act } from './act.ts'
import type { Profile } from './bars.ts'
import { buildFloors } from './build-floors.ts'
import { history } from './history.ts'
import { idle } from './idle.ts'
import type { Measured } from './judge.ts'
import { leaks } from './leaks.ts'
import { load } from './load.ts'
import type { Part } from './part.ts'
import { readContent } from './read-content.ts'
import { route } from './route.ts'
import { scroll } from './scroll.ts'
import { serveFloor } from './serve-floors.ts'

/** What can be measured. */
export const parts = { load, scroll, route, act, idle, history, leaks } satisfies Record<string, Part>
export type PartName = keyof typeof parts

/** What is measured, how often, and as which devices. */
export interface PerfInput {
  readonly only: readonly PartName[]
  readonly rounds: number
  readonly profiles: readonly Profile[]
  readonly say: (line: string) => void
}

/** What came of it. */
export interface PerfOutcome {
  readonly measured: Measured
  /** The parts that came to no figures, and why. */
  readonly failures: readonly string[]
}

const hosts = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1'
/** Leaks are looked for in the product, once, on a desktop: they are counts, and repeat. */
const isDue = (part: PartName, name: string, profile: Profile, round: number): boolean => {
  if (part === 'idle') return name === 'product'
  if (part === 'history') return name === 'product' && profile === 'desktop'
  return part !== 'leaks' || (name === 'product' && profile === 'desktop' && round === 0)
}
/** The parts that measure the product alone: no floor is built for them. */
const alone: ReadonlySet<PartName> = new Set(['idle', 'history', 'leaks'])

/** Measures the product and the floors in turn, so that what else the machine does falls on all of them. */
export async function runPerf({ only, rounds, profiles, say }: PerfInput): Promise<PerfOutcome> {
  const launch = () => chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, hosts] })
  const gateway = await startGateway()
  const targets = new Map([['product', gateway.origin]])
  const ends: (() => Promise<void>)[] = [gateway.stop]
  const measured: Measured = {}
  const failures: string[] = []
  try {
    if (only.some((part) => !alone.has(part))) {
      const browser = await launch()
      const content = await readContent(browser, gateway.origin)
      await browser.close()
      say(
        `the home shows ${content.sections.reduce((sum, { tiles }) => sum + tiles.length, 0)} pictures in ${content.sections.length} sections, its longest list ${content.games.length} games; building the floors`,
      )
      for (const [name, folder] of Object.entries(await buildFloors(content))) {
        const { origin, stop } = await serveFloor(folder, gateway.origin, content)
        targets.set(name, origin)
        ends.push(stop)
      }
    }
    for (let round = 0; round < rounds; round++)
      for (const profile of profiles)
        for (let turn = 0; turn < targets.size; turn++) {
          const [name, origin] = [...targets][(turn + round) % targets.size] ?? ['', '']
          for (const part of only.filter((each) => isDue(each, name, profile, round))) {
            const browser = await launch()
            const began = performance.now()
            const of = ((measured[profile] ??= {})[name] ??= {})
            const what = `round ${round + 1} of ${rounds}, ${profile}: ${part} of ${name}`
            try {
              for (const [metric, value] of Object.entries(
                await parts[part]({ browser, profile, origin, own: name === 'product', say }),
              ))
                (of[metric] ??= []).push(value)
              say(`${what}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
            } catch (error) {
              failures.push(`${what}: ${String(error)}`)
              say(`${what} FAILED: ${String(error)}`)
            } finally {
              await browser.close()
            }
          }
        }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
  return { measured, failures }
}
