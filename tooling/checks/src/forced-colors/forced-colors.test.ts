import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listedPseudoElements } from './listed-pseudo-elements.ts'
import { unknownClasses } from './unknown-classes.ts'

const kit = fileURLToPath(new URL('../../../../packages/ui-kit/src', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')

test.each([
  ['a class that no component writes', ':is(.p-card, .p-gone)[aria-current] { outline: none }', ['p-gone']],
  ['a class that is part of a longer one alone', '.p-tile__pos { outline: none }', ['p-tile__pos']],
  [
    'one inside an at-rule',
    '@layer a { @media (forced-colors: active) { .p-gone::before { color: Highlight } } }',
    ['p-gone'],
  ],
])('refuses %s', (_, css, found) => {
  expect(unknownClasses(css, ['<li className="p-card">', '<i className="p-tile__poster" />'])).toEqual(found)
})

test('each class of the sheet for contrast themes is written by a component of the kit', () => {
  const sources = globSync(`${kit}/components/**/*.tsx`)
    .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
    .map(read)
  expect(sources.length).toBeGreaterThan(50)
  expect(unknownClasses(read(`${kit}/styles/forced-colors.css`), sources)).toEqual([])
})

test.each([
  ['.a::after, .b:is(.c, .d)::before { color: red }', []],
  [':is(.a:has(:checked), .b::after) { color: red }', [':is(.a:has(:checked), .b::after)']],
])('finds a pseudo-element in a list: %s', (css, found) => {
  expect(listedPseudoElements(css)).toEqual(found)
})

test('no sheet has a pseudo-element inside :is(), where its rule reaches nothing', () => {
  const sheets = globSync(`${kit}/**/*.css`)
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap((path) => listedPseudoElements(read(path)))).toEqual([])
})
