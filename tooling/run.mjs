// Runs a task of this repository on a machine that has only Node (18 or newer) and npm.
// What is missing (a newer Node, pnpm, packages, Chromium) is fetched from the package registries the machine uses.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInterrupt, runCommand, say, secondsSince, tasksAtWork } from './run-command.mjs'
import { ensureChromium, nameToolchain, placeCache } from './run-tools.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const toolchain = join(root, '.toolchain')
const windows = process.platform === 'win32'
const began = Date.now()
/** How long a step may be silent before it says that it is alive, in milliseconds. */
const beat = Number(process.env.PARLOUR_BEAT ?? 60) * 1_000
const [task = 'help', ...rest] = process.argv.slice(2)

const stop = (text, code = 1) => {
  process.stderr.write(`\nparlour: ${text}\n`)
  process.exit(code || 1)
}

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
env.TURBO_TELEMETRY_DISABLED = '1'
env.STORYBOOK_DISABLE_TELEMETRY = '1'
env.CI ??= ''
if (process.stderr.isTTY) env.FORCE_COLOR ??= '1'

const run = (command, args, options) => runCommand(command, args, { cwd: root, env, beat, shell: windows, ...options })

const step = async (name, command, args, options) => {
  const started = Date.now()
  say(`${name} …`)
  const result = await run(command, args, { watch: name, ...options })
  if (isInterrupt(result)) process.exit(130)
  if (result.status !== 0)
    stop(
      `${name} failed (${result.reason}). The reason is in the lines above; mend it and run the same command again.`,
      result.status,
    )
  say(`${name}: done in ${secondsSince(started)}`)
}

const versionOf = (text) => text.trim().replace(/^v/, '').split('.').map(Number)
const atLeast = (have, want) => {
  for (let i = 0; i < 3; i++) if ((have[i] ?? 0) !== (want[i] ?? 0)) return (have[i] ?? 0) > (want[i] ?? 0)
  return true
}

async function ensureNodeAndPnpm() {
  if (versionOf(process.version)[0] < 18)
    stop(
      `this needs Node 18 or newer to begin with; here is Node ${process.version}. Install Node ${manifest.config.node}.`,
    )
  const wantNode = versionOf(manifest.engines.node.replace('>=', ''))
  const [, pnpmVersion] = manifest.packageManager.split('@')
  const pnpm = spawnSync('pnpm', ['--version'], { cwd: homedir(), env, encoding: 'utf8', shell: windows })
  const pnpmFits = pnpm.status === 0 && versionOf(pnpm.stdout)[0] === versionOf(pnpmVersion)[0]
  if (atLeast(versionOf(process.version), wantNode) && pnpmFits) return
  env.PATH = join(toolchain, 'node_modules', '.bin') + delimiter + env.PATH
  const wanted = `node-${process.platform}-${process.arch}@${manifest.config.node} pnpm@${pnpmVersion}`
  const stamp = join(toolchain, 'installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(
    `this machine has Node ${process.version}; fetching Node ${manifest.config.node} and pnpm ${pnpmVersion} into .toolchain …`,
  )
  mkdirSync(toolchain, { recursive: true })
  writeFileSync(join(toolchain, 'package.json'), '{"private":true}')
  const npmArgs = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...wanted.split(' '),
  ]
  const fetched = await run('npm', npmArgs, { cwd: toolchain, toStderr: true })
  if (fetched.status !== 0)
    stop(
      `could not fetch Node and pnpm from the npm registry. Check the network, or install Node ${manifest.engines.node} and pnpm ${pnpmVersion} yourself.`,
    )
  // pnpm ships a placeholder that its own install script replaces with the native binary.
  const folder = join(toolchain, 'node_modules', 'pnpm')
  if (
    existsSync(join(folder, 'install.js')) &&
    (await run(process.execPath, ['install.js'], { cwd: folder, toStderr: true })).status !== 0
  )
    stop('could not prepare pnpm. Remove the folder .toolchain and run the same command again.')
  writeFileSync(stamp, wanted)
}

/** The folders of the workspace that have a package. */
const projects = () =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))

/** What the installed packages follow from, as one hash. */
const recipe = () => {
  const hash = createHash('sha256').update(process.platform)
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => join(root, file))
  for (const file of [...files, ...projects().map((folder) => join(folder, 'package.json'))])
    if (existsSync(file)) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const needsModules = (folder) => /"(dev|peer)?[dD]ependencies"/.test(readFileSync(join(folder, 'package.json'), 'utf8'))

async function ensurePackages(options) {
  const stamp = join(root, 'node_modules', '.parlour-installed')
  const whole =
    existsSync(stamp) && projects().every((folder) => !needsModules(folder) || existsSync(join(folder, 'node_modules')))
  if (whole && readFileSync(stamp, 'utf8') === recipe()) return
  await step(
    'packages',
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=warn'],
    options,
  )
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, recipe())
}

// A task that drives a browser leaves a part of the cores idle: one task more than there are cores keeps them busy.
const turbo = (...args) => [
  'turbo',
  'run',
  ...args,
  '--concurrency=150%',
  '--output-logs=errors-only',
  '--log-order=grouped',
]

// A group starts when the site is built, which is late: four keep the cores busy until the end.
const journeys = ['desktop-1', 'desktop-2', 'phone-1', 'phone-2'].map((group) => `e2e:${group}`)
const checks = [...'format:check lint fences modules words requirements test build size'.split(' '), ...journeys]
/** What `npm run test:all` has beyond more cases of the same checks. */
const checksOfAll =
  'typecheck declarations build-storybook published client-examples brand-sample kit-sample test:built'.split(' ')

/** Runs the checks as one graph: one that fails ends none of the others. `--fresh` takes no result that is remembered. */
async function check(...more) {
  await ensurePackages()
  await ensureChromium(env, { run, say, stop })
  nameToolchain(env)
  const fresh = rest.includes('--fresh') ? ['--force'] : []
  const started = Date.now()
  say('checks …')
  const result = await run(
    'pnpm',
    [...turbo(...checks, ...more), '--continue=dependencies-successful', '--summarize', ...fresh],
    { watch: 'checks', atWork: (lately) => tasksAtWork([root, ...projects()], started, lately) },
  )
  if (isInterrupt(result)) process.exit(130)
  const { readSummary, report } = await import('./run-report.mjs')
  const summary = readSummary(root, started)
  if (summary) process.stdout.write(`${report(root, summary).join('\n')}\n`)
  if (result.status !== 0)
    stop(
      `checks failed (${result.reason}) after ${secondsSince(began)}. The reason is in the lines above; mend it and run the same command again.`,
      result.status,
    )
}

const tasks = {
  async start() {
    await ensurePackages()
    nameToolchain(env)
    await step(
      'build',
      'pnpm',
      turbo('build', '--filter=@parlour/web...', '--filter=@parlour/connector...', '--filter=@parlour/gateway...'),
    )
    const gateway = join(root, 'apps', 'gateway')
    const [command, ...args] = JSON.parse(readFileSync(join(gateway, 'package.json'), 'utf8')).scripts.start.split(' ')
    const result = await run(command, [...args, ...rest], { cwd: gateway })
    if (isInterrupt(result)) process.exit(130)
    if (result.status !== 0) stop(`the gateway stopped (${result.reason}).`, result.status)
  },
  async test() {
    await check()
    say(`all green in ${secondsSince(began)}`)
  },
  async 'test:all'() {
    env.PARLOUR_TEST_ALL = '1'
    await check(...checksOfAll)
    // They measure time: alone, after all others.
    await step('journeys that measure time', 'pnpm', ['--silent', '--filter', '@parlour/web', 'e2e:timed'])
    say(`all green in ${secondsSince(began)}`)
  },
  async x() {
    await ensurePackages()
    nameToolchain(env)
    const { status } = await run(rest[0] ?? 'pnpm', rest.slice(1))
    process.exit(status ?? 1)
  },
  env() {
    process.stdout.write(`export PATH="${env.PATH}"\n`)
  },
}

if (!Object.hasOwn(tasks, task)) stop(`unknown task "${task}". Tasks: ${Object.keys(tasks).join(', ')}.`)
await ensureNodeAndPnpm()
if (task !== 'env') placeCache(env, say)
await tasks[task]()
