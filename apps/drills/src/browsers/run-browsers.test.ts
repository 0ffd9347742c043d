import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import type { Engine, InputSource } from './engine.ts'
import { findPrograms } from './programs.ts'
import { runBrowsers } from './run-browsers.ts'
import { escapeKey } from './visitor.ts'
import type { Step } from './walk.ts'

const gateway = { origin: 'http://localhost:1', operatorToken: '' }

/** An engine whose page answers each look with the next of some places, and which keeps what is done to it. */
function engineOf(places: readonly object[]) {
  const done: (readonly InputSource[])[] = []
  const rest = [...places]
  const engine: Engine = {
    version: 'none',
    open: async () => undefined,
    evaluate: async (expression) => (expression.includes('walkFaults') ? [] : (rest.shift() ?? { found: 'nothing' })),
    perform: async (sources) => void done.push(sources),
    frame: async () => null,
    picture: async () => Buffer.from('picture'),
    close: async () => undefined,
  }
  return { engine, done }
}

const press: Step = { name: 'press', walk: (visitor) => visitor.press({ css: 'button', name: /^Go$/ }) }
const place = (x: number) => ({ found: 'place', x, y: 20, text: 'Go' })
const run = (engine: Engine, list: readonly Step[], errors: readonly string[] = []) => {
  const said: string[] = []
  const keep = async (name: string): Promise<string> => `${name}.png`
  const walked = runBrowsers({ engine, gateway, errors, keep, say: (line) => said.push(line), list })
  return walked.then((result) => ({ ...result, said }))
}

test('what still moves is pressed once it rests, and a window over it is closed first', async () => {
  const window = { found: 'covered', by: '<dialog>', byWindow: true }
  const { engine, done } = engineOf([{ found: 'nothing' }, window, place(10), place(40), place(40)])
  expect(await run(engine, [press])).toMatchObject({ done: 1, faults: [] })
  expect(done.map(([source]) => source?.actions[0])).toEqual([
    { type: 'keyDown', value: escapeKey },
    expect.objectContaining({ type: 'pointerMove', x: 40, y: 20 }),
  ])
})

test('a walk ends at the step that fails and names it, its picture, and the errors of the page', async () => {
  const broken: Step = { name: 'pay', walk: () => Promise.reject(new Error('no button')) }
  const { engine } = engineOf([place(1), place(1)])
  const { done, faults, said } = await run(engine, [press, broken, press], ['page: x is undefined'])
  expect({ done, faults }).toEqual({ done: 1, faults: ['pay: no button', 'page: x is undefined'] })
  expect(said.at(-1)).toBe('pay: FAILED, the screen is in step-2.png')
})

test('an error of a page fails a walk whose steps all came through', async () => {
  const { engine } = engineOf([place(1), place(1)])
  expect(await run(engine, [press], ['page: late'])).toMatchObject({ done: 1, faults: ['page: late'] })
})

test('missing programs are named by their packages, and nothing is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => findPrograms(['firefox', 'display'], folder)).toThrow('run: apt-get install firefox-esr xvfb')
  writeFileSync(join(folder, 'Xvfb'), '')
  chmodSync(join(folder, 'Xvfb'), 0o755)
  expect(findPrograms(['display'], folder)).toEqual({ display: join(folder, 'Xvfb') })
})
