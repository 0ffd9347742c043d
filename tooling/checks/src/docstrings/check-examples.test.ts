import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { checkExamples } from './check-examples.ts'
import { exampleSource } from './example-source.ts'

test('the example of every public export compiles against the real signatures', () => {
  expect(checkExamples(root)).toEqual([])
}, 240_000)

test('an example that does not fit its function is named; what it leaves to the reader is any value', () => {
  const folder = plantForTest({
    'packages/x/package.json': JSON.stringify({
      name: '@parlour/x',
      exports: { '.': { '@parlour/source': './src/index.ts' } },
    }),
    'packages/x/src/index.ts': "export { double, half } from './double.ts'\n",
    'packages/x/src/double.ts': `/** Doubles. @example double(amount) */
export const double = (amount: number): number => amount * 2
/** Halves. @example half('100') */
export const half = (amount: number): number => amount / 2
`,
  })
  expect(checkExamples(folder).map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
    "half: Argument of type 'string' is not assignable to parameter of type 'number'.",
  ])
}, 60_000)

test('markup becomes a fragment, and a bare catch gets its try', () => {
  const source = exampleSource('const { open } = useX()\n<a onClick={open} />', new Map([['useX', '/x.ts']]), new Set())
  expect(source).toContain("import { useX } from '/x.ts'")
  expect(source).toContain('void (<><a onClick={open} /></>)')
  expect(exampleSource('catch (error) {}', new Map(), new Set())).toContain('try { String() } catch (error) {}')
})
