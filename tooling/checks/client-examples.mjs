// pnpm client-examples: the examples of api-client's README, from its tarball: types, then in Node, on a page, in a
// worker and with React, against the reference gateway and a platform of the contract. Needs a build of the packages.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@parlour/servers'
import { installClient } from './src/client-examples/install-client.ts'
import { runInChromium } from './src/client-examples/run-in-chromium.ts'
import { runInNode } from './src/client-examples/run-in-node.ts'
import { packPackages } from './src/published/pack-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (line) => process.stdout.write(`client-examples: ${line}\n`)
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const folder = await mkdtemp(join(tmpdir(), 'parlour-examples-'))
const port = await freePort()
const gateway = await startGateway({ port: 0, env: { PARLOUR_ORIGINS: `http://localhost:${port}` } })
try {
  const installed = join(folder, 'installed')
  const tarball = (await packPackages(root, 'packages', folder)).get('@parlour/api-client')
  const commands = await installClient(root, tarball, installed)
  say('installed from the tarball and copied as its README says, types are right')
  await runInNode(installed, commands, gateway.origin)
  say('in Node: games on the gateway, a sealed login, a balance on a platform of the contract')
  await runInChromium(installed, port, gateway.origin)
  say('in Chromium: a page, React, a worker')
} finally {
  await gateway.stop()
  await rm(folder, { recursive: true, force: true })
}
