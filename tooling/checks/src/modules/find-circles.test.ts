import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { findCircles, findUpward, foldersOf, mutualPairs } from './find-circles.ts'
import { readImports } from './read-imports.ts'

const read = (files: Readonly<Record<string, string>>) => {
  const imports = readImports(plantForTest(files))
  const folders = foldersOf(imports)
  return { imports, circles: findCircles(folders), pairs: mutualPairs(folders) }
}

test('folders that reach one another over a third are one circle', () => {
  const { circles, pairs } = read({
    'low/a/a.ts': `import { b } from '../b/b.ts'\nexport const a = b`,
    'low/b/b.ts': `export { c as b } from '../../high/c/c.ts'`,
    'high/c/c.ts': `export const c = async () => (await import('../../low/a/a.ts')).a`,
    'high/d/d.ts': `import '../c/c.ts'`,
  })
  expect(circles).toEqual([['high/c', 'low/a', 'low/b']])
  expect(pairs).toEqual([])
})

test('two folders that import each other are a pair', () => {
  const { pairs } = read({
    'low/a/a.ts': `import { b } from '../b/b.ts'\nexport const a = b`,
    'low/b/b.ts': `import '../a/a.ts'\nexport const b = 1`,
  })
  expect(pairs).toEqual(['low/a low/b'])
})

test('types, tests, the hands of tests and packages are no value imports', () => {
  const { imports } = read({
    'low/a/a.ts': [
      `import type { B } from '../b/b.ts'`,
      `import { type C, type D } from '../b/b.ts'`,
      `export type { E } from '../b/b.ts'`,
      `import 'hono'`,
      `export type A = B | C | D`,
    ].join('\n'),
    'low/a/a.test.ts': `import '../b/b.ts'`,
    'app/testing/hands.ts': `import '../../low/b/b.ts'`,
    'low/b/b.ts': `import { type F, f } from './f.ts'\nexport const b: F = f`,
    'low/b/f.ts': `export type F = number\nexport const f = 1`,
  })
  expect(imports).toEqual([{ from: 'low/b/b.ts', to: 'low/b/f.ts' }])
})

test('an import of a higher module is told, one of a lower and one from beside the modules is not', () => {
  const { imports } = read({
    'main.ts': `import './high/b.ts'`,
    'low/a/a.ts': `import '../../high/b.ts'`,
    'high/b.ts': `import '../low/c/c.ts'`,
    'low/c/c.ts': '',
  })
  expect(findUpward(imports, ['low', 'high'])).toEqual([{ from: 'low/a/a.ts', to: 'high/b.ts' }])
})

/** What `pnpm modules` prints of a tree, and its exit code. */
const run = (...args: string[]): Promise<{ code: number; printed: string }> =>
  promisify(execFile)(process.execPath, [join(root, 'tooling/checks/modules.mjs'), ...args]).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    (failed: { code: number; stdout: string }) => ({ code: failed.code, printed: failed.stdout }),
  )

test('the gateway has no circle of folders and no import of a higher module', async () => {
  const { code, printed } = await run()
  expect(printed).not.toMatch(/^(circle|upward): /m)
  expect(code).toBe(0)
})

test('a circle of folders, or an import of a higher module, is named and fails', async () => {
  const circle = plantForTest({
    'kernel/a/a.ts': `import { b } from '../b/b.ts'\nexport const a = b`,
    'kernel/b/b.ts': `import '../a/a.ts'\nexport const b = 1`,
  })
  expect(await run(circle)).toEqual({ code: 1, printed: expect.stringContaining('circle: kernel/a kernel/b') })
  const upward = plantForTest({ 'money/a/a.ts': `import '../../play/b/b.ts'`, 'play/b/b.ts': '' })
  expect(await run(upward)).toEqual({
    code: 1,
    printed: expect.stringContaining('upward: money/a/a.ts -> play/b/b.ts'),
  })
})
