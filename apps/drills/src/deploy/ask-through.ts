import { Agent, request } from 'node:https'
import type { FetchPort } from '@parlour/api-client'

/**
 * Sends requests for whatever host to a port of this machine, by TLS, and holds the
 * certificate against the name that was asked for. `host` stands in the Host header
 * in place of that name; `from` is the address of this machine that they come from.
 */
export function askThrough(
  port: number,
  authority: string,
  from = '127.0.0.1',
): FetchPort & { (input: string | URL | Request, init?: RequestInit & { host?: string }): Promise<Response> } {
  const agents = new Map<string, Agent>()
  return async (input, init: RequestInit & { host?: string } = {}) => {
    const asked = new Request(input, init)
    const { hostname } = new URL(asked.url)
    const target =
      typeof input === 'string'
        ? input.slice(new URL(input).origin.length) || '/'
        : asked.url.slice(new URL(asked.url).origin.length)
    const body = asked.method === 'GET' || asked.method === 'HEAD' ? '' : await asked.text()
    const agent =
      agents.get(hostname) ?? new Agent({ keepAlive: true, ca: authority, servername: hostname, localAddress: from })
    agents.set(hostname, agent)
    return new Promise((resolve, reject) => {
      const headers = {
        ...Object.fromEntries(asked.headers),
        host: init.host ?? hostname,
        ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
      }
      request({ host: '127.0.0.1', port, agent, path: target, method: asked.method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .once('error', reject)
          .once('end', () => {
            const got = new Headers()
            for (let at = 0; at < answer.rawHeaders.length; at += 2)
              got.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
            const status = answer.statusCode ?? 500
            resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers: got }))
          })
      })
        .once('error', reject)
        .end(body)
    })
  }
}
