import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { apiHeaders } from '../http/api-headers.ts'
import { bindStrays } from '../http/strays.ts'
import { openFiles } from '../site/files.ts'
import { freshNonce } from '../site/site-headers.ts'
import { bindSlotCalls } from './slot/slot-calls.ts'
import { slotHeaders, slotPage } from './slot/slot-page.ts'

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })

/** Binds the host of the game frames: the slot's page, its files, its calls. */
export function bindPlay(app: Hono, gateway: Gateway): void {
  const { catalogue, config } = gateway
  const slotFiles = openFiles(fileURLToPath(new URL('../../play/slot/', import.meta.url)))
  const fontFiles = openFiles(dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'))))

  app.use('/api/*', apiHeaders({ ...config, siteOrigins: [config.playOrigin] }))
  bindSlotCalls(app, gateway)
  bindStrays(app)
  app.get('/slot/assets/:file', async ({ req }) => {
    const file = req.param('file')
    if (!/\.(?:js|css)$/.test(file)) return notFound()
    return (await slotFiles.answer(req.raw, file, 'no-cache')) ?? notFound()
  })
  app.get('/slot/fonts/:file', async ({ req }) => (await fontFiles.answer(req.raw, req.param('file'), 'public, max-age=604800')) ?? notFound())
  app.get('/slot/:id{[0-9]{1,9}}', ({ req }) => {
    const game = catalogue.find(Number(req.param('id')))
    if (!game?.playable) return notFound()
    const nonce = freshNonce()
    return new Response(slotPage(config, game, nonce), { headers: slotHeaders(config, nonce) })
  })
  app.notFound(() => notFound())
}
