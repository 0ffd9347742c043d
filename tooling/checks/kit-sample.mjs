// pnpm kit-sample: a page that takes three components of the kit, from the packed kit alone. Packs, installs into a
// folder outside of this workspace, checks types, builds, looks whether anything else of the kit came along, weighs,
// and uses the page in Chromium. Needs a build of the packages.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kalesaLight } from '@parlour/ui-kit/tokens'
import { preview } from 'vite'
import { buildBrand } from './src/brand-sample/build-brand.ts'
import { copyBrand } from './src/brand-sample/copy-brand.ts'
import { drivePage } from './src/kit-sample/drive-page.ts'
import { findStrangers, describeStrangers } from './src/kit-sample/find-strangers.ts'
import { packPackages } from './src/published/pack-packages.ts'
import { brotli } from './src/size/measure-site.ts'
import { kilobytes } from './src/table.ts'

const wanted = new Set([
  'button',
  'dialog',
  'field',
  'hidden',
  'icon-button',
  'modal',
  'radio-group',
  'spinner',
  'text-field',
])
const rgb = (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (line) => process.stdout.write(`kit-sample: ${line}\n`)
class Strangers extends Error {}
const folder = await mkdtemp(join(tmpdir(), 'parlour-kit-'))
let server
try {
  const page = join(folder, 'page')
  await copyBrand(join(root, 'apps/kit-sample'), page, await packPackages(root, 'packages', folder))
  say('installed from the tarball')
  const scripts = await buildBrand(root, page)
  const built = globSync('dist/**/*.{js,css}', { cwd: page }).map((file) => readFileSync(join(page, file)))
  const sheets = globSync('dist/**/*.css', { cwd: page }).reduce(
    (sum, file) => sum + brotli(readFileSync(join(page, file))),
    0,
  )
  const components = readdirSync(join(root, 'packages/ui-kit/src/components'))
  const strangers = findStrangers(built.join('\n'), components, wanted)
  if (strangers.length > 0) throw new Strangers(describeStrangers(strangers))
  say(
    `built; scripts with React ${kilobytes(scripts)} kB brotli, sheets ${kilobytes(sheets)} kB, nothing else of the kit`,
  )
  server = await preview({
    root: page,
    configFile: join(page, 'vite.config.mjs'),
    logLevel: 'error',
    preview: { port: 0, strictPort: false },
  })
  const { port } = server.httpServer.address()
  await drivePage(`http://localhost:${port}`, rgb(kalesaLight.color.accent))
  say('in Chromium: opened by keyboard, corrected, saved, on desktop and phone')
} catch (error) {
  if (!(error instanceof Strangers)) throw error
  process.stderr.write(`kit-sample: ${error.message}\n`)
  process.exitCode = 1
} finally {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
}
