import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import { apiHeaders, bindNotFound } from '../../kernel/http/index.ts'
import { builtFiles, frameHeaders, freshNonce, openFiles, packHtml } from '../../kernel/pages/index.ts'
import { bindChatCalls } from './chat-calls.ts'
import { chatPage, type ChatKind } from './chat-page.ts'

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

/** Binds the host of the chat: the page of a launch, the pages of the customer service, their files, their calls. */
export function bindChat(app: Hono, gateway: Gateway): void {
  const { clock, config } = gateway
  const files = openFiles(config.playFolder)
  const fonts = openFiles(
    dirname(
      fileURLToPath(
        import.meta.resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'),
      ),
    ),
  )
  let own: ReadonlySet<string> | null = null
  const isOwn = (file: string): boolean => {
    if (own) return own.has(file)
    const { script, styles, imports } = builtFiles(config, 'chat')
    own = new Set([script, ...styles, ...imports])
    return own.has(file)
  }
  const page = (request: Request, kind: ChatKind): Promise<Response> => {
    const nonce = freshNonce()
    return packHtml(request, chatPage(config, kind, nonce), { status: 200, headers: frameHeaders(config, nonce) })
  }

  app.use('/api/*', apiHeaders(clock, [config.chatOrigin]))
  bindChatCalls(app, gateway)
  bindNotFound(app)
  app.get('/frames/:file{assets/[\\w-]+\\.(?:js|css)}', async ({ req }) => {
    const file = req.param('file')
    return (isOwn(file) ? await files.answer(req.raw, file, aWeek) : null) ?? notFound()
  })
  app.get('/fonts/:file', async ({ req }) => (await fonts.answer(req.raw, req.param('file'), aWeek)) ?? notFound())
  app.get('/room', ({ req }) => page(req.raw, 'room'))
  for (const kind of ['1', '2', '3'] as const) app.get(`/service/${kind}`, ({ req }) => page(req.raw, kind))
  app.notFound(() => notFound())
}
