// What a run needs of the machine: a Chromium, the names of its tools, and a place for what is remembered.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

// The shell draws no window of its own for each context: a quarter less time for a journey.
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds Chromium, or installs it by apt-get, and names it in `env`. */
export async function ensureChromium(env, { run, say, stop }) {
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH))
    stop(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and nothing is there.`)
  env.CHROMIUM_PATH ||= browsers.find((path) => existsSync(path)) ?? ''
  if (env.CHROMIUM_PATH) return
  const missing = 'the tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.'
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) stop(missing)
  const aptGet = async (...args) => {
    const words = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...args]
    return run(words[0], words.slice(1), { watch: 'Chromium', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  say('no Chromium here; installing it with apt-get …')
  await aptGet('update', '-q')
  const { status } = await aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell')
  if (status !== 0 || !existsSync(browsers[0])) stop(missing)
  env.CHROMIUM_PATH = browsers[0]
}

/** The first line that a command writes; nothing where it is missing. */
const firstLine = (env, command, ...args) =>
  spawnSync(command, args, { env, encoding: 'utf8' }).stdout?.trim().split('\n')[0] ?? ''

/** What results depend on beside the files: tools by their versions, and the time zone. Turbo keeps results apart by it. */
export function nameToolchain(env) {
  const servers = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const chromium = env.CHROMIUM_PATH || browsers.find((path) => existsSync(path))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  env.PARLOUR_TOOLCHAIN = [
    process.platform,
    process.arch,
    `node ${firstLine(env, 'node', '--version')}`,
    chromium ? firstLine(env, chromium, '--version') : 'no Chromium',
    `postgresql ${servers.join(' ') || 'none'}`,
    zone,
  ].join(', ')
}

/** Names the folder that remembers the results of tasks for every clone of this user; a clone keeps its own where that folder cannot be written. */
export function placeCache(env, say) {
  const folder = env.TURBO_CACHE_DIR || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parlour', 'turbo')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    env.TURBO_CACHE_DIR = folder
  } catch (error) {
    say(`results are not remembered beyond this folder: ${folder} cannot be written (${error.code}).`)
    delete env.TURBO_CACHE_DIR
  }
}
