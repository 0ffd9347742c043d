import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request as askPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSecure } from 'node:https'
import { extname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { firstAnswers } from '../src/server/first-answers.ts'
import type { isCall } from '../src/server/is-call.ts'
import type { languageOf, render } from '../src/server/shell.tsx'

interface Shell {
  readonly render: typeof render
  readonly languageOf: typeof languageOf
  readonly firstAnswers: typeof firstAnswers
  readonly isCall: typeof isCall
  readonly apiOrigin: string
}

/** How a site is served. */
export interface SiteOptions {
  /** Folder of the built site, with `client` and `server`. */
  readonly folder: string
  /** Origin of the brand's platform, without a slash at the end: documents show its answers, and calls go there. */
  readonly platform: string
  /** Folder of the brand's own pictures, below `/img/`. */
  readonly art: string
  /** Origins that games are framed from. */
  readonly playOrigins: readonly string[]
  /** 0 takes any port that is free. */
  readonly port: number
  /** Origin that visitors reach the site at, for documents; that of this machine when absent. */
  readonly origin?: string | undefined
}

/** The address of a request for this site; null for a target that names a host of its own. */
const addressOf = (target = '/'): URL | null =>
  /^\/(?![/\\])/.test(target) && URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost') : null

/** Answers that a request failed; an answer that has begun breaks off instead. */
const fail = (response: ServerResponse, status: number, text: string): void => {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`)
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const policyOf = (nonce: string, playOrigins: readonly string[], apiOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${playOrigins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify app-script-url',
  ].join('; ')

/**
 * Serves a built site for a platform elsewhere: documents drawn with the platform's answers, the files of the build,
 * and calls passed on to the platform, so that the page calls its own origin.
 *
 * @returns the origin on this machine, and `stop`
 * @example await serveSite({ folder: 'dist', art: 'art', platform: 'https://platform.example', playOrigins: [], port: 4100 })
 */
export async function serveSite({ folder, art, platform, playOrigins, port, origin }: SiteOptions) {
  const shell = (await import(pathToFileURL(join(folder, 'server/shell.js')).href)) as Shell

  const pass = (address: URL, request: IncomingMessage, response: ServerResponse): void => {
    const target = new URL(platform + address.pathname + address.search)
    const ask = target.protocol === 'https:' ? askSecure : askPlain
    const headers = { ...request.headers, host: target.host }
    const onward = ask(target, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, response, () => undefined)
    })
    onward.on('error', () => fail(response, 502, 'Bad gateway'))
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  const file = async (below: string, path: string, response: ServerResponse): Promise<void> => {
    try {
      const bytes = await readFile(join(below, normalize(path)))
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      fail(response, 404, 'Not found')
    }
  }

  const draw = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString('base64')
    const language = shell.languageOf(/(?:^|;\s*)lang=([^;]+)/.exec(request.headers.cookie ?? '')?.[1])
    const html = shell.render({
      path,
      language,
      nonce,
      origin: origin ?? local.origin,
      playOrigins,
      connectOrigin: '',
      chatOrigin: '',
      payOrigin: '',
      ...(await shell.firstAnswers(platform, language)),
    })
    response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOf(nonce, playOrigins, shell.apiOrigin),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      })
      .end(html)
  }

  const local = { origin: '' }
  const server = createServer((request, response) => {
    const address = addressOf(request.url)
    if (!address) return fail(response, 400, 'Bad request')
    const { pathname } = address
    if (shell.isCall(pathname)) return pass(address, request, response)
    const work = pathname.startsWith('/img/')
      ? file(art, pathname.slice('/img'.length), response)
      : types[extname(pathname)]
        ? file(join(folder, 'client'), pathname, response)
        : draw(pathname, request, response)
    work.catch((error: unknown) => fail(response, 500, String(error)))
  }).listen(port)
  await once(server, 'listening')
  const bound = server.address()
  local.origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`
  return {
    origin: local.origin,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
