import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { acceptedEncoding, hasVersion } from '../http/index.ts'

const brotli = promisify(brotliCompress)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])

/** A file as it is sent. */
interface Sent {
  readonly body: Buffer
  readonly encoding: 'br' | 'gzip' | null
  readonly etag: string
  readonly type: string
}

/** Files of one folder, read once and cached in the form in which they are sent. */
export interface Files {
  /** Answers a request for `path` inside the folder, or null when there is no such file. */
  answer(request: Request, path: string, cacheControl: string): Promise<Response | null>
}

const cacheBytes = 48 * 1024 * 1024

async function readIf(path: string): Promise<Buffer | null> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : null
  } catch {
    return null
  }
}

/**
 * Opens a folder for sending. Compressed neighbours (`.br`, `.gz`) are sent where they are; else brotli is made once.
 */
export function openFiles(folder: string): Files {
  const kept = new Map<string, Sent>()
  let size = 0

  const load = async (path: string, accepts: string | null): Promise<Sent | null> => {
    const full = normalize(join(folder, path))
    if (!full.startsWith(normalize(folder.endsWith(sep) ? folder : folder + sep)) || path.includes('\0')) return null
    const kind = extname(full)
    const type = types[kind]
    if (!type) return null
    const encoding = packable.has(kind) ? acceptedEncoding(accepts, ['br', 'gzip']) : null
    const name = `${encoding ?? ''}:${full}`
    const before = kept.get(name)
    if (before) return before
    const ready = encoding ? await readIf(`${full}.${encoding === 'br' ? 'br' : 'gz'}`) : null
    const plain = ready ?? (await readIf(full))
    if (!plain) return null
    const packed =
      !ready && encoding === 'br' ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : plain
    const used = ready ? encoding : packed === plain ? null : encoding
    const etag = `"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`
    const sent: Sent = { body: packed, encoding: used, etag, type }
    if (size + packed.length <= cacheBytes) {
      size += packed.length
      kept.set(name, sent)
    }
    return sent
  }

  return {
    async answer(request, path, cacheControl) {
      let decoded: string
      try {
        decoded = decodeURIComponent(path)
      } catch {
        return null
      }
      const sent = await load(decoded, request.headers.get('accept-encoding'))
      if (!sent) return null
      const headers = new Headers({
        'Content-Type': sent.type,
        'Cache-Control': cacheControl,
        ETag: sent.etag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-site',
      })
      if (sent.type.startsWith('image/svg'))
        headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (hasVersion(request.headers.get('if-none-match'), sent.etag))
        return new Response(null, { status: 304, headers })
      if (sent.encoding) headers.set('Content-Encoding', sent.encoding)
      headers.set('Content-Length', String(sent.body.length))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent.body), { headers })
    },
  }
}
