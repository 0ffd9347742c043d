import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { apiHeaders } from '../http/api-headers.ts'
import { bindStrays } from '../http/strays.ts'
import { bindSimulatorCalls } from '../simulator/simulator-calls.ts'
import { simulatorPage } from '../simulator/simulator-page.ts'
import { openFiles } from '../site/files.ts'
import { freshNonce } from '../site/site-headers.ts'
import { frameHeaders } from './frame-page.ts'
import { bindSlotCalls } from './slot/slot-calls.ts'
import { slotPage } from './slot/slot-page.ts'

const aWeek = 'public, max-age=604800'

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })

/** Binds the host of the game frames: the pages of the slot and of the simulator, their files, their calls. */
export function bindPlay(app: Hono, gateway: Gateway): void {
  const { catalogue, config } = gateway
  const frameFiles = openFiles(fileURLToPath(new URL('../../play/', import.meta.url)))
  const fontFiles = openFiles(dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'))))
  const art = openFiles(config.artFolder)

  app.use('/api/*', apiHeaders({ ...config, siteOrigins: [config.playOrigin] }))
  bindSlotCalls(app, gateway)
  bindSimulatorCalls(app, gateway)
  bindStrays(app)
  app.get('/frames/:folder{[a-z]+}/:file{[a-z-]+\\.(?:js|css)}', async ({ req }) =>
    (await frameFiles.answer(req.raw, `${req.param('folder')}/${req.param('file')}`, 'no-cache')) ?? notFound())
  app.get('/fonts/:file', async ({ req }) => (await fontFiles.answer(req.raw, req.param('file'), aWeek)) ?? notFound())
  app.get('/posters/:file{[0-9]+\\.svg}', async ({ req }) => (await art.answer(req.raw, `posters/${req.param('file')}`, aWeek)) ?? notFound())
  for (const { path, page, playable } of [
    { path: '/slot/:id{[0-9]{1,9}}', page: slotPage, playable: true },
    { path: '/simulator/:id{[0-9]{1,9}}', page: simulatorPage, playable: false },
  ])
    app.get(path, ({ req }) => {
      const game = catalogue.find(Number(req.param('id')))
      if (game?.playable !== playable) return notFound()
      const nonce = freshNonce()
      return new Response(page(config, game, nonce), { headers: frameHeaders(config, nonce) })
    })
  app.notFound(() => notFound())
}
