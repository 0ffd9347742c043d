import { readFile, readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageSize, type Content } from '../../floors/content.ts'

/** A floor on an origin of its own. */
export interface Served {
  readonly origin: string
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
}

/** A picture of the gateway, packed as the gateway packs it. */
async function readPicture(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const packed = type.startsWith('image/svg')
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
    ...(packed && { 'Content-Encoding': 'br' }),
  }
  return { status: answer.status, headers, body: packed ? brotliCompressSync(body) : body }
}

/**
 * Serves one floor as the gateway serves the product: packed, its parts for ever; the pictures are the gateway's own.
 */
export async function serveFloor(folder: string, gateway: string, content: Content): Promise<Served> {
  const files = new Map<string, Buffer>()
  for (const path of await readdir(folder, { recursive: true }))
    if (extname(path)) files.set(`/${path}`, brotliCompressSync(await readFile(join(folder, path))))
  const { banner, games, ...rest } = content
  // One page more than there are games: it is empty, and the end.
  const pages = Array.from({ length: Math.ceil(games.length / pageSize) + 1 }, (_, page) =>
    games.slice(page * pageSize, (page + 1) * pageSize),
  )
  const calls = {
    '/api/banner.json': banner,
    '/api/home.json': rest,
    ...Object.fromEntries(pages.map((page, at) => [`/api/games/${at}.json`, page])),
  }
  for (const [path, value] of Object.entries(calls)) files.set(path, brotliCompressSync(JSON.stringify(value)))
  const pictures = new Map<string, ReturnType<typeof readPicture>>()
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', gateway)
    if (pathname.startsWith('/img/')) {
      const picture = pictures.get(pathname) ?? readPicture(gateway + pathname)
      pictures.set(pathname, picture)
      void picture.then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(502).end(),
      )
      return
    }
    const path = extname(pathname) ? pathname : '/index.html'
    const body = files.get(path)
    const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
    response.writeHead(body ? 200 : 404, {
      'Content-Type': types[extname(path)] ?? 'text/plain',
      'Cache-Control': kept,
      ...(body && { 'Content-Encoding': 'br' }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
