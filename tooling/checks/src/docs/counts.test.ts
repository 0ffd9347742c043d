import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { root } from '../fixture.ts'
import { documents } from './tree.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  )
const numberOf = (text: string): number =>
  numerals.includes(text.toLowerCase()) ? numerals.indexOf(text.toLowerCase()) : Number(text.replaceAll(',', ''))

/** Every figure that stands before a noun in the documents, with its document. */
const figures = (noun: string): string[] =>
  documents.flatMap((document) =>
    [...read(document).matchAll(new RegExp(`\\b(${numerals.join('|')}|\\d[\\d,]*) ${noun}\\b`, 'gi'))].map(
      ([, figure = '']) => `${document}: ${numberOf(figure)}`,
    ),
  )

const modules = readdirSync(join(root, 'apps/gateway/src'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const listed = [...read('packages/i18n/src/names.ts').matchAll(/^ {2}'?[A-Z-]+'?: /gm)].length
const countries = [
  ...read('packages/ui-kit/src/components/phone-field/phone-countries.ts').matchAll(/^ {2}\{ code: /gm),
].length

/** A noun that the documents count, and every count that is right: the code's own. */
const counted: readonly (readonly [noun: string, counts: readonly number[]])[] = [
  ['languages', [globSync('packages/i18n/messages/*.json', { cwd: root }).length, listed]],
  ['countries', [countries]],
  ['modules', [modules.length]],
]

test.each(counted)('every count of %s in the documents is that of the code', (noun, counts) => {
  const found = figures(noun)
  expect(found).not.toEqual([])
  expect(found.filter((figure) => !counts.some((count) => figure.endsWith(`: ${count}`)))).toEqual([])
})

test('docs/decisions.md names every mutation without an idempotency key that it counts, and none with one', () => {
  const [, count = '', section = ''] =
    /\n## Mutations without an idempotency key: (\d+)\n([^]*?)\n## /.exec(read('docs/decisions.md')) ?? []
  const mutations = allEndpoints.filter(({ method }) => method !== 'GET')
  const named = mutations.filter(({ name }) => section.includes(`\`${name}\``))
  expect(named).toHaveLength(Number(count))
  expect(named.filter(({ idempotent }) => idempotent).map(({ name }) => name)).toEqual([])
})
