// Runs the journeys: those of the desktop and of the phone side by side, each on a gateway of its own, and then, alone, those
// that measure time; what takes minutes only where it is named (--project long). What Playwright understands is passed on:
// node e2e/run.mjs login.spec.ts -g "by name" --project phone.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4190)
/** What runs at the same time, one after the other. */
const turns = [
  [{ name: 'desktop', port }, { name: 'phone', port: port + 1 }],
  [{ name: 'timed', port }],
  [{ name: 'long', port }],
]
const said = process.argv.slice(2)
const named = said.some((arg) => arg.startsWith('--project'))
/** What is run where nobody names a project: all but what takes minutes. */
const usual = named ? [] : ['desktop', 'phone', 'timed'].map((name) => `--project=${name}`)
const children = new Set()
let interrupted = false

/** Ends what runs. Children stand in groups of their own: only so do they hear of it once, and tidy their gateways away. */
const interrupt = () => {
  interrupted = true
  for (const child of children) child.kill('SIGINT')
}
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)

/** Runs Playwright and hands on its lines. Resolves to its exit code. */
const playwright = (args, env, hear) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], { cwd: folder, env: { ...process.env, ...env }, detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] })
    children.add(child)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear)
    child.on('error', ({ message }) => hear(message))
    child.on('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })

const listed = []
const list = await playwright(['--list', '--reporter=list', ...said, ...usual], {}, (line) => listed.push(line))
const count = ({ name }) => listed.filter((line) => line.trimStart().startsWith(`[${name}] ›`)).length
if (list !== 0 || !turns.flat().some(count)) {
  process.stderr.write(`${listed.join('\n')}\n`)
  process.exit(list || 1)
}

/** What was said, without a choice of projects: that has told in the list. */
const others = said.filter((arg, at) => !arg.startsWith('--project') && said[at - 1] !== '--project')

const codes = []
for (const turn of turns) {
  const projects = turn.filter((project) => !interrupted && count(project) > 0)
  codes.push(...await Promise.all(projects.map((project) => playwright(
    [`--project=${project.name}`, `--output=test-results/${project.name}`, ...others],
    { E2E_PORT: String(project.port), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    (line) => process.stdout.write(`${project.name.padEnd(7)} │ ${line}\n`),
  ))))
}
process.exitCode = interrupted ? 130 : Math.max(...codes)
