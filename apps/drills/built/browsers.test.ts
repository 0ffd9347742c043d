import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openFirefox } from '../src/browsers/open-firefox.ts'
import { openWebKit } from '../src/browsers/open-webkit.ts'
import { findPrograms, type ProgramName } from '../src/browsers/programs.ts'
import { steps } from '../src/browsers/walk.ts'
import { walkBrowser, type Browser } from '../src/browsers/walk-browser.ts'

/** Programs where they are all on this machine; says which are not where one is missing. */
function found<Name extends ProgramName>(names: readonly Name[]): Record<Name, string> | null {
  try {
    return findPrograms(names)
  } catch (error) {
    process.stderr.write(`left out: ${error instanceof Error ? error.message : String(error)}\n`)
    return null
  }
}

/** The first steps alone: the home page, its pictures, the login. */
const list = steps.slice(0, 3)
const walk = (browser: Browser) => walkBrowser(browser, { folder: tmpdir(), list, say: () => undefined })

const gecko = found(['firefox'])
test.runIf(gecko)('the first steps of a visit go through in Firefox', async () => {
  const open: Browser['open'] = (onError) => openFirefox(gecko?.firefox ?? '', onError)
  expect(await walk({ name: 'Firefox', open })).toEqual({ done: list.length, faults: [] })
})

const webkit = found(['driver', 'browser', 'display'])
test.runIf(webkit)('the first steps of a visit go through in WebKit', async () => {
  const open: Browser['open'] = () => (webkit ? openWebKit(webkit) : Promise.reject(new Error('no WebKit')))
  expect(await walk({ name: 'WebKit', open })).toEqual({ done: list.length, faults: [] })
})
