import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { tasksAtWork } from '../../run-command.mjs'
import { plantForTest, root } from './fixture.ts'

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A repository of one package whose pnpm is a script: it writes down what it is asked and does what `body` says. */
function plantRepository(body: string): string {
  const folder = plantForTest({
    'package.json': JSON.stringify({
      packageManager: 'pnpm@12.21.0',
      engines: { node: '>=18' },
      config: { node: '24.21.0' },
    }),
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'packages/site/package.json': '{"name":"site"}',
    'bin/pnpm': `#!/bin/sh\nif [ "$1" = --version ]; then echo 12.21.0; exit; fi\necho "$*" >> "$ROOT/asked"\n${body}\n`,
  })
  mkdirSync(join(folder, 'tooling'))
  mkdirSync(join(folder, 'node_modules'))
  for (const file of ['run.mjs', 'run-command.mjs', 'run-tools.mjs'])
    copyFileSync(join(root, 'tooling', file), join(folder, 'tooling', file))
  chmodSync(join(folder, 'bin/pnpm'), 0o755)
  return folder
}

const runIn = (
  folder: string,
  task: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, ROOT: folder, PATH: join(folder, 'bin') + delimiter + process.env.PATH, ...more }
    execFile(process.execPath, [join(folder, 'tooling/run.mjs'), ...task], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
const asked = (folder: string): string[] => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')

test('env prints one export line and nothing else', async () => {
  const { code, out } = await runIn(plantRepository(''), ['env'])
  expect(code).toBe(0)
  expect(out).toMatch(/^export PATH="[^\n]*"\n$/)
})

test('an unknown task ends with one line that names the tasks', async () => {
  const { code, err } = await runIn(plantRepository(''), ['nonsense'])
  expect(code).toBe(1)
  expect(lastLine(err)).toBe('parlour: unknown task "nonsense". Tasks: start, test, test:all, x, env.')
})

test('a step that fails ends with one clear line and the code of the step', async () => {
  const { code, err } = await runIn(plantRepository('echo broken lockfile >&2; exit 3'), ['x', 'pnpm', 'hello'])
  expect(code).toBe(3)
  expect(err).toContain('broken lockfile')
  expect(lastLine(err)).toMatch(/^parlour: packages failed \(exit 3\)\. /)
})

test('packages are installed once, and again when the lockfile changes', async () => {
  const folder = plantRepository('')
  await runIn(folder, ['x', 'pnpm', 'one'])
  await runIn(folder, ['x', 'pnpm', 'two'])
  expect(asked(folder).map((line) => line.split(' ')[0])).toEqual(['install', 'one', 'two'])
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'lockfileVersion: 9 # changed')
  await runIn(folder, ['x', 'pnpm', 'three'])
  expect(asked(folder).map((line) => line.split(' ')[0])).toEqual(['install', 'one', 'two', 'install', 'three'])
})

test('a failed install is tried again', async () => {
  const folder = plantRepository('if [ "$1" = install ]; then exit 1; fi')
  expect((await runIn(folder, ['x', 'pnpm', 'one'])).code).toBe(1)
  expect((await runIn(folder, ['x', 'pnpm', 'two'])).code).toBe(1)
  expect(asked(folder).every((line) => line.startsWith('install'))).toBe(true)
})

test('a silent step says that it is alive', async () => {
  const folder = plantRepository('if [ "$1" = install ]; then sleep 1; fi')
  const { err } = await runIn(folder, ['x', 'pnpm', 'one'], { PARLOUR_BEAT: '0.1' })
  expect(err).toContain('packages: still at work after')
})

test('the tasks at work are those whose log was begun in this run and is empty, or is long and was just written', () => {
  const folder = plantForTest({
    '.turbo/turbo-fences.log': '',
    'packages/gateway/.turbo/turbo-test.log': '',
    'packages/gateway/.turbo/turbo-lint.log': '',
    'packages/site/.turbo/turbo-e2e$colon$phone-1.log': 'a test has passed\n'.repeat(500),
    'packages/site/.turbo/turbo-build.log': 'done',
  })
  const wroteAt = (file: string, seconds: number) => utimesSync(join(folder, file), seconds, seconds)
  wroteAt('.turbo/turbo-fences.log', 110)
  wroteAt('packages/gateway/.turbo/turbo-lint.log', 90)
  wroteAt('packages/gateway/.turbo/turbo-test.log', 110)
  wroteAt('packages/site/.turbo/turbo-build.log', 190)
  wroteAt('packages/site/.turbo/turbo-e2e$colon$phone-1.log', 190)
  const folders = ['', 'packages/gateway', 'packages/site', 'packages/empty'].map((name) => join(folder, name))
  expect(tasksAtWork(folders, 100_000, 180_000)).toEqual(['fences', 'gateway test', 'site e2e:phone-1'])
})

test('x ends with the code of its command', async () => {
  const { code } = await runIn(plantRepository('if [ "$1" = fail ]; then exit 7; fi'), ['x', 'pnpm', 'fail'])
  expect(code).toBe(7)
})

test('a Chromium that is not where it is said to be is named', async () => {
  const { code, err } = await runIn(plantRepository(''), ['test'], { CHROMIUM_PATH: '/nowhere/chromium' })
  expect(code).toBe(1)
  expect(lastLine(err)).toBe('parlour: CHROMIUM_PATH is /nowhere/chromium, and nothing is there.')
})
