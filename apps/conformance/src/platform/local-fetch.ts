import { request } from 'node:http'

/** A fetch to a `*.localhost` of this machine, which browsers find by themselves and name servers do not. */
export const localFetch = (url: URL, { method = 'GET', headers, body }: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const options = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      host: '127.0.0.1',
      port: url.port || 80,
      path: url.pathname + url.search,
    }
    const call = request({ ...options, setHost: false, headers: { ...options.headers, host: url.host } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const told = new Headers()
        for (const [name, value] of Object.entries(answer.headersDistinct))
          for (const line of value ?? []) told.append(name, line)
        const status = answer.statusCode ?? 500
        resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: told }))
      })
    })
    call.on('error', reject)
    call.end(typeof body === 'string' ? body : undefined)
  })
