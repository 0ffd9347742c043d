import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { coreEntryPoints } from './core-entry-points.ts'
import { plantForTest, root, type Files } from './fixture.ts'

const execute = promisify(execFile)
const hooks = pathToFileURL(join(root, 'tooling/checks/without-react.mjs')).href

/** What Node prints when it loads a file while React cannot be found; empty when it loads. */
async function complaint(file: string): Promise<string> {
  const load = `await import(${JSON.stringify(pathToFileURL(file).href)})`
  const args = ['--conditions=@parlour/source', '--import', hooks, '--input-type=module', '--eval', load]
  return execute(process.execPath, args).then(
    () => '',
    (failed: { stderr: string }) => failed.stderr,
  )
}

test.each(coreEntryPoints(root))('$name loads in Node without React', async ({ file }) => {
  expect(await complaint(join(root, file))).toBe('')
})

const corePackage = (index: string): Files => ({
  'package.json': '{"type":"module"}',
  'src/index.ts': index,
  'src/deep.ts': `export { useState } from 'react'`,
})

test('a core that reaches React, however deep, is named', async () => {
  const folder = plantForTest(corePackage(`export { useState } from './deep.ts'`))
  expect(await complaint(join(folder, 'src/index.ts'))).toContain('a core reached react from')
})

test('a core that only borrows a type of React loads', async () => {
  const folder = plantForTest(corePackage(`import type { ReactNode } from 'react'\nexport type Node = ReactNode`))
  expect(await complaint(join(folder, 'src/index.ts'))).toBe('')
})
