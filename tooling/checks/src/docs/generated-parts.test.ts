import { expect, test } from 'vitest'
import { root } from '../fixture.ts'
import { readAreas, readHandlers } from './calls-table.ts'
import { generatedDocuments } from './generated-parts.ts'
import { withPart } from './parts.ts'

test.each(generatedDocuments(root))(
  'the generated parts of $file are up to date: `pnpm docs:parts`',
  ({ text, written }) => {
    expect(text).toBe(written)
  },
)

test('every endpoint record has a handler in the gateway; launchGame and launchLottery share a path', () => {
  const handlers = readHandlers(root)
  const names = [...readAreas(root).values()].flat()
  expect(names.filter((name) => !handlers.has(name))).toEqual(['launchGame', 'launchLottery'])
})

test('a document without the marks of a part is refused', () => {
  expect(withPart('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe('a\n<!-- x -->\nnew\n<!-- /x -->\nb')
  expect(() => withPart('a', 'x', 'new')).toThrow(RangeError)
})
