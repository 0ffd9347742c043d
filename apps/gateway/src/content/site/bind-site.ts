import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Gateway } from '../../kernel/config/index.ts'
import { busyPage, visitLanguage, visitorOrigin } from '../../kernel/http/index.ts'
import { errorFacts, noteRecord } from '../../kernel/observe/index.ts'
import { makeDocumentCache } from './document-cache.ts'
import { freshNonce, openFiles, packHtml } from '../../kernel/pages/index.ts'
import { firstAnswersOf } from './first-data.ts'
import { loadShell } from './shell.ts'
import { siteHeaders } from './site-headers.ts'
import { siteRevision } from './site-revision.ts'
import { documentPath, mostDocuments, sitePaths } from './site-routes.ts'

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

const languageIn = (context: Context) =>
  visitLanguage(getCookie(context, 'lang'), context.req.header('accept-language'))

const notBuilt = 'The site is not built yet. Run the build, then start the gateway again.\n'

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** Goes to a connection that is closed. */
const gone = (): Response => new Response(null, { status: 204 })

/** Binds the built site: art, assets, and the HTML of every path, with a nonce of its own each time. */
export async function bindSite(app: Hono, gateway: Gateway): Promise<void> {
  const { config } = gateway
  const shell = await loadShell(config)
  const art = openFiles(config.artFolder)
  const web = openFiles(join(config.webFolder, 'client'))
  const firstAnswers = firstAnswersOf(app, config.merchant, () => gateway.clock.now())

  const documents = makeDocumentCache(freshNonce(), mostDocuments(config.siteOrigins.length))
  let revision = ''
  /** Without a database the page stays as it was last: it is drawn without what its calls would have said. */
  const revisionNow = async (): Promise<string> =>
    (revision = await siteRevision(gateway, gateway.clock.now()).catch(() => revision))

  const page = async (context: Context): Promise<Response> => {
    noteRecord('site.document')
    const { path, raw } = context.req
    // Asked for before anything is awaited: the server tells only a signal that it was asked for that the reader has left.
    const { signal } = raw
    const nonce = freshNonce()
    const headers = siteHeaders(config, nonce)
    if (!shell)
      return new Response(notBuilt, {
        status: 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      })
    const language = languageIn(context)
    const first = await firstAnswers(language, await revisionNow())
    const key = { path: documentPath(path), language, origin: visitorOrigin(config, raw) }
    const draw = (mark: string): string =>
      shell.render({
        ...key,
        nonce: mark,
        playOrigins: [config.playOrigin],
        connectOrigin: config.connectOrigin,
        chatOrigin: config.chatOrigin,
        payOrigin: config.payOrigin,
        ...first,
      })
    if (signal.aborted) return gone()
    const html = documents.html(key, first, nonce, draw)
    if (signal.aborted) return gone()
    return packHtml(raw, html, { status: sitePaths.has(key.path) ? 200 : 404, headers })
  }

  app.get(
    '/img/*',
    async (context) => (await art.answer(context.req.raw, context.req.path.slice('/img/'.length), aDay)) ?? notFound(),
  )
  app.get(
    '/assets/*',
    async (context) => (await web.answer(context.req.raw, context.req.path.slice(1), forever)) ?? notFound(),
  )
  app.get('*', async (context) => {
    const { path } = context.req
    const file = /\.(?:ico|png|svg|txt|webmanifest|woff2)$/.test(path) && !path.startsWith('/server/')
    if (file) return (await web.answer(context.req.raw, path.slice(1), aDay)) ?? notFound()
    return page(context)
  })
  app.notFound(() => notFound())
  app.onError((error, context) => {
    gateway.log.error(errorFacts(error), 'page failed')
    return (
      busyPage(error, languageIn(context)) ??
      new Response('Something went wrong on our side.\n', {
        status: 500,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    )
  })
}
