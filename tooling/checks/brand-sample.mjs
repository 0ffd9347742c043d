// pnpm brand-sample: another brand's site, from the packed packages alone. Packs, installs into a folder outside of
// this workspace, checks types, builds, weighs, lists games in Node by import and require, and goes through the site in
// Chromium against a gateway. Needs a build of the packages.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@parlour/servers'
import { preview } from 'vite'
import { buildBrand } from './src/brand-sample/build-brand.ts'
import { copyBrand } from './src/brand-sample/copy-brand.ts'
import { driveBrand } from './src/brand-sample/drive-brand.ts'
import { listByImport, listByRequire } from './src/brand-sample/list-in-node.ts'
import { packPackages } from './src/published/pack-packages.ts'
import { kilobytes } from './src/table.ts'

const budget = 60_000
const visits = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 412, height: 823 } },
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (line) => process.stdout.write(`brand-sample: ${line}\n`)
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const folder = await mkdtemp(join(tmpdir(), 'parlour-brand-'))
const closing = [() => rm(folder, { recursive: true, force: true })]
try {
  const [platformPort, sitePort] = [await freePort(), await freePort()]
  const platform = `http://localhost:${platformPort}`
  const playOrigin = `http://play.localhost:${platformPort}`
  const address = `http://localhost:${sitePort}`
  Object.assign(process.env, { PLATFORM: platform, VITE_PLAY_ORIGIN: playOrigin, VITE_MERCHANT: 'kalesa' })
  const starting = startGateway({ port: platformPort, env: { PARLOUR_MERCHANT: 'kalesa', PARLOUR_ORIGINS: address } })
  closing.unshift(() => starting.then((gateway) => gateway.stop()))

  const site = join(folder, 'site')
  await copyBrand(join(root, 'apps/brand-sample'), site, await packPackages(root, 'packages', folder))
  say('installed from the tarballs')
  const weight = await buildBrand(root, site)
  assert.ok(weight <= budget, `all scripts weigh ${weight} bytes, ${weight - budget} over the budget of ${budget}`)
  say(`built; all scripts ${kilobytes(weight)} kB brotli of ${kilobytes(budget)}`)

  await starting
  const games = await listByImport(site, platform, 'fruit')
  assert.ok(
    games.some((line) => line.includes('Fruit Parade')),
    `list-games printed ${games.join('\n')}`,
  )
  assert.equal(await listByRequire(site, platform), '5 true true')
  say(
    `in Node: ${games.length} games with "fruit" by import, a page of games, a refused login and the test kit by require`,
  )

  const server = await preview({
    root: site,
    configFile: join(site, 'vite.config.mjs'),
    logLevel: 'error',
    preview: { port: sitePort },
  })
  closing.unshift(() => server.close())
  await driveBrand(address, playOrigin, visits)
  say('in Chromium: search, log in, launch, come back, log out, on desktop and phone')
} finally {
  for (const close of closing) await close()
}
