// Walks the built site in Firefox ESR and in WebKitGTK against a real gateway:
// pnpm browsers [--only firefox|webkit --pictures <folder>].
// Needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb; installs nothing, and names what is missing.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'
import { findPrograms } from './programs.ts'
import { walkBrowser, type Browser } from './walk-browser.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'firefox,webkit' }, pictures: { type: 'string' } },
})
const folder = values.pictures ?? tmpdir()
const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** @throws Error that names the packages which are missing */
const browsers: Readonly<Record<string, () => Browser>> = {
  firefox() {
    const { firefox } = findPrograms(['firefox'])
    return { name: 'Firefox', open: (onError) => openFirefox(firefox, onError) }
  },
  webkit() {
    const programs = findPrograms(['driver', 'browser', 'display'])
    return { name: 'WebKit', open: () => openWebKit(programs) }
  },
}

/** Walks one browser and answers how many steps it did. */
async function walk(browser: Browser): Promise<number> {
  const { done, faults } = await walkBrowser(browser, { folder, everyStep: values.pictures !== undefined, say: print })
  for (const fault of faults) process.stderr.write(`browsers: ${browser.name}: ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
  return done
}

try {
  const chosen = values.only.split(',').map((name) => {
    const find = browsers[name]
    if (!find) throw new Error(`--only takes ${Object.keys(browsers).join(' or ')}, not ${name}`)
    return find()
  })
  await mkdir(folder, { recursive: true })
  const counts: string[] = []
  for (const browser of chosen)
    counts.push(`${await walk(browser)}${counts.length === 0 ? ' steps' : ''} in ${browser.name}`)
  print(`browsers: ${counts.join(', ')}`)
} catch (error) {
  process.stderr.write(`browsers: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
