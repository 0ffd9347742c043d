import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { countDocstrings } from './count-docstrings.ts'

/**
 * The least share of needed parts that the docstrings of a package
 * have, in percent. Raise a floor when you write docstrings.
 */
const floors: Readonly<Record<string, number>> = {
  '@parlour/agent': 100,
  '@parlour/api-client': 100,
  '@parlour/auth': 100,
  '@parlour/conformance': 100,
  '@parlour/game-launch': 100,
  '@parlour/games': 100,
  '@parlour/i18n': 100,
  '@parlour/member': 100,
  '@parlour/promotions': 100,
  '@parlour/screen-kit': 100,
  '@parlour/site': 100,
  '@parlour/support': 100,
  '@parlour/ui-kit': 100,
  '@parlour/validation': 100,
}

test('every public export has a sentence, and each package keeps its floor: `pnpm docstrings --missing`', () => {
  const { packages, gaps } = countDocstrings(root)
  expect(gaps.filter(({ missing }) => missing.includes('sentence'))).toEqual([])
  expect(packages.map((one) => one.package).toSorted()).toEqual(Object.keys(floors).toSorted())
  const below = packages.filter((one) => one.share * 100 < (floors[one.package] ?? 100))
  expect(below.map((one) => `${one.package}: ${(one.share * 100).toFixed(1)} %`)).toEqual([])
}, 240_000)

const manifest = JSON.stringify({ name: '@parlour/x', exports: { '.': { '@parlour/source': './src/index.ts' } } })
const exports = `export { bare } from './bare.ts'
export { full } from './full.ts'
export { Box } from './box.tsx'
`
const bare = `export function bare(amount: number, kind: 'a' | 'b'): number {
  if (kind === 'a') throw new RangeError('a')
  return amount
}
`
const full = `/**
 * Doubles an amount.
 *
 * @param amount minor units
 * @returns minor units
 * @throws RangeError for a negative amount
 * @example full(100) // 200
 */
export function full(amount: number): number {
  if (amount < 0) throw new RangeError('negative')
  return amount * 2
}
`
const box = `/** What a box shows. */
export interface BoxProps {
  readonly label: string
  /** In px. */
  readonly size: number
}
/** A box. @example <Box label="a" size={1} /> */
export const Box = ({ label, size }: BoxProps): null => (label.length > size ? null : null)
`

test('a docstring needs what the type and the code of its export leave open', () => {
  const folder = plantForTest({
    'packages/x/package.json': manifest,
    'packages/x/src/index.ts': exports,
    'packages/x/src/bare.ts': bare,
    'packages/x/src/full.ts': full,
    'packages/x/src/box.tsx': box,
  })
  const { packages, gaps } = countDocstrings(folder)
  expect(gaps.map(({ name, missing, unnamed }) => ({ name, missing, unnamed }))).toEqual([
    { name: 'bare', missing: ['sentence', 'params', 'returns', 'throws', 'example'], unnamed: ['amount'] },
    { name: 'Box', missing: ['params'], unnamed: ['label'] },
  ])
  expect(packages).toMatchObject([{ package: '@parlour/x', exports: 3, counts: { returns: { have: 1, need: 2 } } }])
}, 60_000)
