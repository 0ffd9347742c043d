import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests, readSummary, reasonOf, report } from '../../run-report.mjs'
import { plantForTest } from './fixture.ts'

const vitestLog = [
  '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m2 failed\u001b[39m\u001b[22m | \u001b[32m5 passed\u001b[39m | 1 skipped (8)',
  ' Test Files  1 failed | 3 passed (4)',
].join('\n')

test('the tests of Vitest and of Playwright are counted, their files are not', () => {
  expect(countTests(vitestLog)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  expect(
    countTests(
      'phone   │   1 failed\nphone   │     [phone] › a.spec.ts:1:1 › 3 passed tests\nphone   │   2 did not run\nphone   │   40 passed (5.2m)',
    ),
  ).toEqual({ passed: 40, failed: 1, skipped: 2 })
})

test('the reason of a failure begins where the failed tests are told, or at the first error', () => {
  expect(reasonOf('✓ one\n⎯⎯ Failed Tests 1 ⎯⎯\n FAIL  a.test.ts > two\nAssertionError: no')[0]).toBe(
    '⎯⎯ Failed Tests 1 ⎯⎯',
  )
  expect(reasonOf('$ tsc -p .\nsrc/a.ts(1,1): error TS2322: no\nmore')).toEqual([
    'src/a.ts(1,1): error TS2322: no',
    'more',
  ])
  expect(reasonOf('one\n\ntwo')).toEqual(['one', 'two'])
})

const task = (taskId: string, logFile: string, status: string, seconds: number, exitCode = 0) => ({
  taskId,
  logFile,
  cache: { status },
  execution: { startTime: 0, endTime: 1_000 * seconds, exitCode },
})

test('a run ends with its steps, its slowest tasks, its failures, and last the number of tests', () => {
  const root = plantForTest({ 'a/test.log': vitestLog, 'b/test.log': ' Tests  3 passed (3)', 'c/lint.log': '' })
  const lines = report(root, {
    tasks: [
      task('@parlour/a#test', 'a/test.log', 'MISS', 20, 1),
      task('@parlour/b#test', 'b/test.log', 'HIT', 0),
      task('@parlour/c#lint', 'c/lint.log', 'MISS', 3),
    ],
  })
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '',
    'step ran remembered seconds',
    'test 1 1 20',
    'lint 1 0 3',
    '',
    'slowest',
    '@parlour/a test 20',
    '@parlour/c lint 3',
    '',
    '@parlour/a test failed:',
    expect.stringContaining('2 failed'),
    expect.stringContaining('1 failed'),
    '',
    '8 passed, 2 failed, 1 skipped',
  ])
})

test('only a summary of this run is read', () => {
  const root = plantForTest({ 'package.json': '{}' })
  expect(readSummary(root, 0)).toBeNull()
  mkdirSync(join(root, '.turbo/runs'), { recursive: true })
  writeFileSync(join(root, '.turbo/runs/old.json'), '{"id":"old"}')
  utimesSync(join(root, '.turbo/runs/old.json'), 10, 10)
  expect(readSummary(root, 20_000)).toBeNull()
  expect(readSummary(root, 10_000)).toEqual({ id: 'old' })
})
