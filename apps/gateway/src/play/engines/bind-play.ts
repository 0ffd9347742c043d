import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Gateway } from '../../kernel/config/index.ts'
import { apiHeaders, bindNotFound } from '../../kernel/http/index.ts'
import { frameHeaders, freshNonce, openFiles, packHtml } from '../../kernel/pages/index.ts'
import { engineNames } from './engine-name.ts'
import { engines } from './engines.ts'
import { bindOlderPaths } from './older-paths.ts'
import { lostGame } from '../frame/lost-page.ts'

const aWeek = 'public, max-age=604800'

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** Binds the host of the game frames: the pages of the engines, their files, their calls. */
export function bindPlay(app: Hono, gateway: Gateway): void {
  const { catalogue, clock, config } = gateway
  const fontFiles = openFiles(
    dirname(
      fileURLToPath(
        import.meta.resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'),
      ),
    ),
  )
  const art = openFiles(config.artFolder)
  const pages = openFiles(config.playFolder)

  app.use('/api/*', compress({ threshold: 1400 }))
  app.use('/api/*', apiHeaders(clock, [config.playOrigin]))
  for (const name of engineNames) engines[name].bind(app, gateway)
  bindOlderPaths(app, gateway)
  bindNotFound(app)
  app.get(
    '/frames/assets/:file{[\\w-]+\\.(?:js|css)}',
    async ({ req }) => (await pages.answer(req.raw, `assets/${req.param('file')}`, aWeek)) ?? notFound(),
  )
  app.get('/fonts/:file', async ({ req }) => (await fontFiles.answer(req.raw, req.param('file'), aWeek)) ?? notFound())
  for (const folder of ['posters', 'signs'])
    app.get(
      `/${folder}/:file{[0-9]+\\.svg}`,
      async ({ req }) => (await art.answer(req.raw, `${folder}/${req.param('file')}`, aWeek)) ?? notFound(),
    )
  for (const name of engineNames)
    app.get(`/${name}/:id{[0-9]{1,9}}`, ({ req }) => {
      const game = catalogue.find(Number(req.param('id')))
      if (game?.engine !== name) return lostGame(config, req.raw)
      const nonce = freshNonce()
      return packHtml(req.raw, engines[name].page(config, game, nonce), {
        status: 200,
        headers: frameHeaders(config, nonce),
      })
    })
  app.notFound(() => notFound())
}
