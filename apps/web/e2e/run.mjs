// Runs the journeys: those of the desktop and of the phone side by side, each on a gateway of its own, and then, alone,
// those that measure time; what takes minutes only where it is named (--project long). What Playwright understands is
// passed on: node e2e/run.mjs login.spec.ts -g "by name" --project phone.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4190)
/** What a run of Playwright takes: a project, and which part of it. */
const part = (name, ...only) => ({ name, only })
/** One turn after the other; in a turn its lanes run side by side, each its parts in order on a gateway of its own. */
const turnsOf = (whole) => [
  // What one size shows as well as the other stands at the end,
  // half of it in each lane: neither waits long for the other.
  whole
    ? [
        [part('desktop', '--grep-invert=@once'), part('desktop', '--grep=@once', '--fully-parallel', '--shard=1/2')],
        [part('phone'), part('desktop', '--grep=@once', '--fully-parallel', '--shard=2/2')],
      ]
    : [[part('desktop')], [part('phone')]],
  [[part('timed')]],
  [[part('long')]],
]
const said = process.argv.slice(2)
const named = said.some((arg) => arg.startsWith('--project'))
/** What is run without a named project: all but what takes minutes. */
const usual = named ? [] : ['desktop', 'phone', 'timed'].map((name) => `--project=${name}`)
/** How many lines of one run of Playwright are repeated at the end. */
const mostReasonLines = 150
const children = new Set()
let interrupted = false

/** Ends what runs. Children stand in groups of their own: so that they get the signal once and stop their gateways. */
const interrupt = () => {
  interrupted = true
  for (const child of children) child.kill('SIGINT')
}
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)

/** Runs Playwright and hands on its lines. Resolves to its exit code. */
const playwright = (args, env, onLine) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
    child.on('error', ({ message }) => onLine(message))
    child.on('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })

const listed = []
const list = await playwright(['--list', '--reporter=list', ...said, ...usual], {}, (line) => listed.push(line))
const count = ({ name }) => listed.filter((line) => line.trimStart().startsWith(`[${name}] ›`)).length
if (list !== 0 || !listed.some((line) => line.trimStart().startsWith('['))) {
  process.stderr.write(`${listed.join('\n')}\n`)
  process.exit(list || 1)
}

/** What was said, without a choice of projects: that has told in the list. */
const others = said.filter((arg, at) => !arg.startsWith('--project') && said[at - 1] !== '--project')

const codes = []
/**
 * Why journeys failed, as Playwright says it below its list: repeated at the very end, where a long log is read first.
 */
const reasons = []
for (const [turn, lanes] of turnsOf(said.length === 0).entries()) {
  codes.push(
    ...(await Promise.all(
      lanes.map(async (parts, lane) => {
        let worst = 0
        for (const [at, { name, only }] of parts.entries()) {
          if (interrupted || count({ name }) === 0) continue
          const details = []
          const code = await playwright(
            [`--project=${name}`, ...only, `--output=test-results/${turn}-${lane}-${at}-${name}`, ...others],
            { E2E_PORT: String(port + lane), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
            (line) => {
              process.stdout.write(`${name.padEnd(7)} │ ${line}\n`)
              if (details.length > 0 || /^\s+1\) /.test(line)) details.push(line)
            },
          )
          if (code !== 0) reasons.push(...details.slice(0, mostReasonLines))
          worst = Math.max(worst, code)
        }
        return worst
      }),
    )),
  )
}
if (reasons.length > 0) process.stdout.write(`\nFailed:\n${reasons.join('\n')}\n`)
process.exitCode = interrupted ? 130 : Math.max(...codes)
