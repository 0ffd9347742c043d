import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { findCostlyMotion, framesOf } from './find-costly-motion.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')

const tokens = new Map<string, string>()
postcss.parse(read(`${root}/packages/ui-kit/src/styles/tokens.css`)).walkDecls(/^--motion-/, ({ prop, value }) => {
  if (!tokens.has(prop)) tokens.set(prop, value)
})

test.each([
  [
    'an endless animation of clip-path',
    '.a { animation: run 1s infinite } @keyframes run { from { clip-path: inset(0) } }',
    ['.a: clip-path'],
  ],
  [
    'one that lasts as long as a variable says',
    '.a { animation: run var(--interval) linear } @keyframes run { to { width: 0 } }',
    ['.a: width'],
  ],
  [
    'a transition of 360 ms by a token',
    '.a { transition: opacity var(--motion-d4), width var(--motion-d4) }',
    ['.a: width'],
  ],
  ['a transition of all', '.a { transition: all 0.4s }', ['.a: all']],
  ['a property apart from its time', '.a { transition-property: opacity, width }', ['.a: width']],
  ['keyframes apart from their time', '.a { animation-name: run } @keyframes run { to { width: 0 } }', ['.a: width']],
  ['a long time apart from what it moves', '.a { transition-duration: 1s }', ['.a: transition-duration']],
  [
    'an endless run apart from what it moves',
    '.a { animation-iteration-count: infinite }',
    ['.a: animation-iteration-count'],
  ],
])('refuses %s', (_, css, found) => {
  expect(findCostlyMotion(css, tokens)).toEqual(found)
})

test('refuses an animation whose keyframes stand in another sheet', () => {
  const frames = framesOf(['@keyframes run { to { width: 0 } }', '@keyframes fade { to { opacity: 0 } }'])
  expect(
    findCostlyMotion('.a { animation: run 1s infinite } .b { animation: fade 1s infinite }', tokens, frames),
  ).toEqual(['.a: width'])
})

test.each([
  [
    'an endless animation of transform and opacity',
    '.a { animation: run 1s infinite } @keyframes run { from { transform: none; opacity: 0 } }',
  ],
  ['a colour that changes in 120 ms', '.a { transition: background-color var(--motion-d1) }'],
  [
    'an animation that a scroll drives',
    '.a { animation: run 1s linear both; animation-timeline: scroll() } @keyframes run { from { --fade: 0px } }',
  ],
])('lets %s pass', (_, css) => {
  expect(findCostlyMotion(css, tokens)).toEqual([])
})

/** They give a longer time to the opacity and the transform that `.p-dialog` moves. */
const lengthened = ['.p-modal', '.p-drawer', '.p-panel'].map((name) => `.p-dialog${name}[open]: transition-duration`)

test('what repeats or lasts over 300 ms moves by transform and opacity alone, so that a page at rest costs nothing', () => {
  const paths = ['packages/*/src/**/*.css', 'apps/play/src/**/*.css'].flatMap((pattern) =>
    globSync(`${root}/${pattern}`),
  )
  expect(paths.length).toBeGreaterThan(50)
  const frames = framesOf(paths.map(read))
  const found = paths.flatMap((path) =>
    findCostlyMotion(read(path), tokens, frames)
      .filter((line) => !lengthened.includes(line))
      .map((line) => `${relative(root, path)} ${line}`),
  )
  expect(found).toEqual([])
})
