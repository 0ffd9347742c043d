import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { coreEntryPoints } from './core-entry-points.ts'
import { plantForTest, root, type Files } from './fixture.ts'

const execute = promisify(execFile)
const hooks = pathToFileURL(join(root, 'tooling/checks/without-react.mjs')).href

/** What Node says of each file when it loads one after the other while React cannot be found; empty for those that load. */
async function complaints(files: readonly string[]): Promise<string[]> {
  const urls = files.map((file) => pathToFileURL(file).href)
  const load = `
    const said = []
    for (const url of ${JSON.stringify(urls)}) said.push(await import(url).then(() => '', (error) => String(error)))
    process.stdout.write(JSON.stringify(said), () => process.exit())`
  const args = ['--conditions=@parlour/source', '--import', hooks, '--input-type=module', '--eval', load]
  const { stdout } = await execute(process.execPath, args)
  return JSON.parse(stdout) as string[]
}

const entryPoints = coreEntryPoints(root)
let said: readonly string[]
beforeAll(async () => void (said = await complaints(entryPoints.map(({ file }) => join(root, file)))))

test.each(entryPoints.map((entryPoint, at) => ({ ...entryPoint, at })))(
  '$name loads in Node without React',
  ({ at }) => {
    expect(said[at]).toBe('')
  },
)

const corePackage = (index: string): Files => ({
  'package.json': '{"type":"module"}',
  'src/index.ts': index,
  'src/deep.ts': `export { useState } from 'react'`,
  'src/other.ts': `export { useState } from './deep.ts'`,
  'src/plain.ts': 'export const plain = 1',
})

test('each core that reaches React, however deep, is named, whatever was loaded before', async () => {
  const folder = plantForTest(corePackage(`export { useState } from './deep.ts'`))
  const reached = expect.stringContaining('a core reached react from')
  const files = ['index', 'plain', 'other', 'index'].map((name) => join(folder, `src/${name}.ts`))
  expect(await complaints(files)).toEqual([reached, '', reached, reached])
})

test('a core that only borrows a type of React loads', async () => {
  const folder = plantForTest(corePackage(`import type { ReactNode } from 'react'\nexport type Node = ReactNode`))
  expect(await complaints([join(folder, 'src/index.ts')])).toEqual([''])
})
