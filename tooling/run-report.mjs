// What `npm test` prints at its end, read from turbo's summary of the run and from the logs of its tasks.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ taskId: string, logFile: string, cache: { status: string }, execution?: { startTime: number, endTime: number, exitCode: number } }} Task */

const folderOf = (root) => join(root, '.turbo', 'runs')

/** The newest summary that turbo has written since that moment (milliseconds), or null where it wrote none. */
export function readSummary(root, since) {
  if (!existsSync(folderOf(root))) return null
  const files = readdirSync(folderOf(root)).map((name) => join(folderOf(root), name))
  const newest = files
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => b.at - a.at)[0]
  return newest ? JSON.parse(readFileSync(newest.file, 'utf8')) : null
}

const secondsOf = ({ execution }) => (execution ? Math.round((execution.endTime - execution.startTime) / 1_000) : 0)
const isRemembered = ({ cache }) => cache?.status === 'HIT'
const hasFailed = ({ execution }) => Boolean(execution && execution.exitCode !== 0)
const nameOf = ({ taskId }) => taskId.slice(taskId.indexOf('#') + 1)
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const line = (cells) =>
  cells
    .map((cell, at) => (at === 0 ? `${cell}`.padEnd(34) : `${cell}`.padStart(11)))
    .join('')
    .trimEnd()

/** A row a step: how many of its tasks ran, how many were remembered, and the seconds of those that ran, one after the other. */
export function stepTable(tasks) {
  const names = [...new Set(tasks.map(nameOf))]
  const rows = names.map((name) => {
    const own = tasks.filter((task) => nameOf(task) === name)
    const ran = own.filter((task) => !isRemembered(task))
    return [name, ran.length, own.length - ran.length, sum(ran.map(secondsOf))]
  })
  return [line(['step', 'ran', 'remembered', 'seconds']), ...rows.map(line)]
}

/** The ten tasks that took longest. */
export const slowest = (tasks) =>
  tasks
    .filter((task) => !isRemembered(task))
    .map((task) => [task.taskId.replace('#', ' '), secondsOf(task)])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(line)

/** What closes a run of Vitest (`Tests  2 failed | 5 passed | 1 skipped (8)`) or of Playwright (`5 passed (1.2m)`), in one expression. */
const closing = /^\s*Tests\s+(?=\d)|^(?:\w+\s*│)?\s*(?=\d+ (?:passed|failed|skipped|did not run)(?: \(|$))/
const kinds = ['passed', 'failed', 'skipped']

/** How many tests the log of a task tells of. */
export function countTests(log) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const text of stripVTControlCharacters(log)
    .split('\n')
    .filter((row) => closing.test(row)))
    for (const [, number, kind] of text.matchAll(/(\d+) (passed|failed|skipped|did not run)/g))
      counts[kinds.includes(kind) ? kind : 'skipped'] += Number(number)
  return counts
}

const lead =
  /^\s*(FAIL |Error: |AssertionError|×|✗|\d+\) \[|x )|: error TS|error: |: ✖|^(size|published|words|fences|brand-sample|kit-sample): /
const mostLines = 60

/** Why a task failed: from the first line of its log that tells a failure's place, else its last lines. */
export function reasonOf(log) {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((text) => text.trim() !== '')
  const failures = lines.findIndex((text) => /Failed Tests|Failed Suites|^(?:\w+\s*│)?\s*1\) \[/.test(text))
  if (failures >= 0) return lines.slice(failures, failures + mostLines)
  const first = lines.findIndex((text) => lead.test(text))
  return first >= 0 ? lines.slice(first, first + mostLines) : lines.slice(-mostLines)
}

/**
 * The end of a run, in lines: a table of steps, the slowest tasks, why what failed did, and last the number of tests.
 * @param {string} root folder of the repository
 * @param {{ tasks: readonly Task[] }} summary what turbo wrote of the run
 */
export function report(root, { tasks }) {
  const real = tasks.filter(({ logFile, execution }) => logFile && execution)
  const log = ({ logFile }) => (existsSync(join(root, logFile)) ? readFileSync(join(root, logFile), 'utf8') : '')
  const failed = real.filter(hasFailed)
  const counted = real.filter((task) => /^(?:test$|e2e:)/.test(nameOf(task))).map((task) => countTests(log(task)))
  const [passed, broken, skipped] = kinds.map((kind) => sum(counted.map((counts) => counts[kind])))
  const slow = slowest(real)
  return [
    '',
    ...stepTable(real),
    ...(slow.length > 0 ? ['', 'slowest'] : []),
    ...slow,
    ...failed.flatMap((task) => ['', `${task.taskId.replace('#', ' ')} failed:`, ...reasonOf(log(task))]),
    '',
    `${passed} passed, ${broken} failed, ${skipped} skipped`,
  ]
}
