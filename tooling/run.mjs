// Runs a task of this repository on a machine that has only Node (18 or newer) and npm.
// What is missing (a newer Node, pnpm, packages, Chromium) is fetched from the package registries the machine uses.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const toolchain = join(root, '.toolchain')
const toolchainBin = join(toolchain, 'node_modules', '.bin')
const [task = 'help', ...rest] = process.argv.slice(2)

const say = (text) => process.stderr.write(`\u001b[2mparlour\u001b[0m ${text}\n`)
const stop = (text, code = 1) => {
  process.stderr.write(`\nparlour: ${text}\n`)
  process.exit(code || 1)
}

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
env.TURBO_TELEMETRY_DISABLED = '1'
env.STORYBOOK_DISABLE_TELEMETRY = '1'
env.CI ??= ''

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32', ...options })

const step = (name, command, args) => {
  const began = Date.now()
  say(`${name} …`)
  const { status, signal, error } = run(command, args)
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130)
  if (status !== 0) stop(`${name} failed (${error?.message ?? `exit ${status}`}). Read the lines above, mend, and run it again.`, status)
  say(`${name}: done in ${((Date.now() - began) / 1000).toFixed(0)} s`)
}

const versionOf = (text) => text.trim().replace(/^v/, '').split('.').map(Number)
const atLeast = (have, want) => {
  for (let i = 0; i < 3; i++) if ((have[i] ?? 0) !== (want[i] ?? 0)) return (have[i] ?? 0) > (want[i] ?? 0)
  return true
}

function ensureNodeAndPnpm() {
  const wantNode = versionOf(manifest.engines.node.replace('>=', ''))
  const [, pnpmVersion] = manifest.packageManager.split('@')
  const pnpm = spawnSync('pnpm', ['--version'], { cwd: process.env.HOME ?? '/', env, encoding: 'utf8', shell: process.platform === 'win32' })
  const pnpmFits = pnpm.status === 0 && versionOf(pnpm.stdout)[0] === versionOf(pnpmVersion)[0]
  if (atLeast(versionOf(process.version), wantNode) && pnpmFits) return
  env.PATH = toolchainBin + delimiter + env.PATH
  const wanted = `node-${process.platform}-${process.arch}@${manifest.config.node} pnpm@${pnpmVersion}`
  const stamp = join(toolchain, 'installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`this machine has Node ${process.version}; fetching Node ${manifest.config.node} and pnpm ${pnpmVersion} into .toolchain …`)
  mkdirSync(toolchain, { recursive: true })
  writeFileSync(join(toolchain, 'package.json'), '{"private":true}')
  const npmArgs = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...wanted.split(' ')]
  if (run('npm', npmArgs, { cwd: toolchain }).status !== 0)
    stop(`could not fetch Node and pnpm from the npm registry. Check the network, or install Node ${manifest.engines.node} and pnpm ${pnpmVersion} yourself.`)
  // pnpm ships a placeholder that its own install script replaces with the native binary.
  const install = join(toolchain, 'node_modules', 'pnpm', 'install.js')
  if (existsSync(install) && run(process.execPath, [install], { cwd: join(toolchain, 'node_modules', 'pnpm') }).status !== 0)
    stop('could not prepare pnpm.')
  writeFileSync(stamp, wanted)
}

function ensurePackages() {
  step('packages', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=warn'])
}

function ensureChromium() {
  const known = [env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((path) => path && existsSync(path))
  if (known) return void (env.CHROMIUM_PATH = known)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const [command, ...args] = [...sudo, 'apt-get', 'install', '-y', '-q', 'chromium']
  say('no Chromium here; installing it with the system package manager …')
  run(sudo[0] ?? 'apt-get', [...sudo.slice(1), ...(sudo.length ? ['apt-get'] : []), 'update', '-q'], { stdio: 'ignore' })
  const { status } = run(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
  if (status !== 0 || !existsSync('/usr/bin/chromium'))
    stop('the tests need Chromium. Install it, or point CHROMIUM_PATH at it.')
  env.CHROMIUM_PATH = '/usr/bin/chromium'
}

const turbo = (...args) => ['turbo', 'run', ...args, '--concurrency=2', '--output-logs=errors-only']

const tasks = {
  start() {
    ensurePackages()
    step('build', 'pnpm', turbo('build', '--filter=@parlour/web...', '--filter=@parlour/gateway...'))
    const { status, signal } = run('pnpm', ['--silent', '--filter', '@parlour/gateway', 'start', ...rest])
    process.exit(signal ? 130 : (status ?? 1))
  },
  test() {
    ensurePackages()
    ensureChromium()
    step('lint', 'pnpm', turbo('lint'))
    step('layer fences', 'pnpm', ['--silent', 'fences'])
    step('message catalogues', 'pnpm', ['--silent', 'words'])
    step('types', 'pnpm', turbo('typecheck'))
    step('unit and component tests', 'pnpm', turbo('test'))
    step('build', 'pnpm', turbo('build'))
    step('sizes', 'pnpm', ['--silent', 'size'])
    step('journeys', 'pnpm', ['--silent', 'e2e'])
    say('all green')
  },
  x() {
    ensurePackages()
    const { status } = run(rest[0] ?? 'pnpm', rest.slice(1))
    process.exit(status ?? 1)
  },
  env() {
    process.stdout.write(`export PATH="${env.PATH}"\n`)
  },
}

if (!(task in tasks)) stop(`unknown task "${task}". Tasks: ${Object.keys(tasks).join(', ')}.`)
ensureNodeAndPnpm()
tasks[task]()
