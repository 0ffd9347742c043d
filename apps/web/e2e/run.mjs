// Runs the journeys, each group on a gateway of its own. Alone it runs those of `npm test`, the two sizes side by side;
// `--group desktop|phone|timed` runs one group, and `--part 1/2` half of it; with PARLOUR_TEST_ALL=1 a group
// has all of its journeys.
// What Playwright understands is passed on: node e2e/run.mjs login.spec.ts -g "by name" --project phone.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isWhole } from '@parlour/vitest/scope'
import { chooseJourneys, divideJourneys, listLine, readJourneys } from './choose-journeys.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sizes = ['desktop', 'phone']
const said = process.argv.slice(2)
const take = (name) => (said[0] === name ? said.splice(0, 2)[1] : undefined)
const group = take('--group')
const [part, parts] = (take('--part') ?? '1/1').split('/').map(Number)
const args = said
const children = new Set()
let interrupted = false

/** Ends what runs. Children stand in groups of their own: so that they get the signal once and stop their gateways. */
const interrupt = () => {
  interrupted = true
  for (const child of children) child.kill('SIGINT')
}
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)

/** Runs Playwright and hands on its lines. Resolves to its exit code. */
const playwright = (words, env, onLine) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...words], {
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

/** What Playwright finds for these words, as its report. Ends the run with its reason where it finds nothing. */
async function list(words) {
  const lines = []
  const code = await playwright(['--list', '--reporter=json', ...words], {}, (line) => lines.push(line))
  const text = lines.join('\n')
  const report = text.startsWith('{') ? JSON.parse(text) : { suites: [], errors: [{ message: text }] }
  if (code === 0 && report.suites.length > 0) return report
  for (const { message } of report.errors) process.stderr.write(`${message}\n`)
  if (report.errors.length === 0) process.stderr.write('no journey is named so\n')
  process.exit(code || 1)
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const ports = new Set()
/** A port that nothing listens on, another one each time; `E2E_PORT` names the first. */
async function nextPort() {
  const named = process.env.E2E_PORT
  for (;;) {
    const port = named ? Number(named) + ports.size : await freePort()
    if (ports.has(port)) continue
    ports.add(port)
    return String(port)
  }
}

/** Runs the journeys of one project that `words` name, on a gateway of its own. */
const runProject = async (name, words) => {
  if (interrupted) return 130
  return playwright(
    [`--project=${name}`, `--output=test-results/${name}-${part}`, ...words],
    { E2E_PORT: await nextPort(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    (line) => process.stdout.write(`${name.padEnd(7)} │ ${line}\n`),
  )
}

/** Those of `npm test` at each of the wanted sizes. */
async function runChosen(wanted) {
  const scratch = mkdtempSync(join(tmpdir(), 'parlour-journeys-'))
  const chosen = chooseJourneys(readJourneys(await list([])))
  try {
    return await Promise.all(
      wanted.map((size) => {
        const file = join(scratch, size)
        const ofSize = chosen.filter((journey) => journey.size === size)
        const lines = divideJourneys(ofSize, parts)[part - 1].map((journey) => `${listLine(journey, size)}\n`)
        writeFileSync(file, lines.join(''))
        return runProject(size, [`--test-list=${file}`])
      }),
    )
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** Every project that has a journey of these words: the two sizes side by side, then what measures time, then what takes minutes. */
async function runNamed(words) {
  const journeys = readJourneys(await list(words))
  const has = (name) => journeys.some(({ projects }) => projects.includes(name))
  const others = words.filter((word, at) => !word.startsWith('--project') && words[at - 1] !== '--project')
  const explicit = words.some((word) => word.startsWith('--project'))
  const codes = []
  for (const turn of [sizes, ['timed'], ...(explicit ? [['long']] : [])])
    codes.push(...(await Promise.all(turn.filter(has).map((name) => runProject(name, others)))))
  return codes
}

mkdirSync(join(folder, 'test-results'), { recursive: true })
const runGroup = () =>
  isWhole() || !sizes.includes(group)
    ? runNamed([`--project=${group}`, `--shard=${part}/${parts}`, ...args])
    : runChosen([group])
const runAll = () => (isWhole() || args.length > 0 ? runNamed(args) : runChosen(sizes))
const codes = await (group ? runGroup() : runAll())
process.exitCode = interrupted ? 130 : Math.max(...codes)
