import type { FetchPort } from '@parlour/api-client'

/** Asks a host for a path; `host` names another one in the request. */
export type Ask = FetchPort & ((input: string, init?: RequestInit & { host?: string }) => Promise<Response>)

/** Something that must hold, and what was seen. */
export interface Check {
  readonly what: string
  readonly holds: boolean
  readonly seen: string
}

const closed = [
  '/metrics',
  '/livez',
  '/readyz',
  '/operator/status',
  '//operator/status',
  '/%6fperator/status',
  '/x/../operator/status',
  '/x\\..\\operator/status',
  '/test/clock',
  '/test/rounds',
]

/** Holds what nginx lets in, and what not, against what the files promise. */
export async function checkEntryPoints(
  hosts: readonly string[],
  ask: Ask,
  plain: (host: string, path: string) => Promise<Response>,
): Promise<Check[]> {
  const [site = ''] = hosts
  const checks: Check[] = []
  const add = (what: string, holds: boolean, seen: unknown): void =>
    void checks.push({ what, holds, seen: String(seen) })

  const names = await Promise.all(
    hosts.map(async (host) => (await ask(`https://${host}/`)).headers.get('strict-transport-security') !== null),
  )
  add(
    'each name answers by TLS under a certificate that has it, with Strict-Transport-Security',
    names.every(Boolean),
    `${names.filter(Boolean).length} of ${hosts.length}`,
  )
  const redirects = await Promise.all(
    hosts.map(async (host) => {
      const { status, headers } = await plain(host, '/slots?view=new')
      return status === 308 && headers.get('location') === `https://${host}/slots?view=new`
    }),
  )
  add('http leads to https', redirects.every(Boolean), `${redirects.filter(Boolean).length} of ${hosts.length}`)
  const foreign = [await ask(`https://${site}/`, { host: 'evil.example' }), await plain('evil.example', '/')]
  const told = await Promise.all(foreign.map((answer) => answer.text()))
  add(
    'a foreign Host gets 421 and nothing of it back',
    foreign.every(({ status }) => status === 421) && !told.join('').includes('evil'),
    foreign.map(({ status }) => status),
  )
  for (const path of closed) {
    const { status } = await ask(`https://${site}${path}`)
    add(`${path} is not there`, status === 404 || status === 400, status)
  }
  const forged = await ask(`https://${site}/wps/system/location`, {
    headers: { Merchant: 'vesper', 'X-Client-Country': 'KP', 'X-Forwarded-For': '203.0.113.9' },
  })
  const location = await forged.text()
  add(
    'a visitor cannot write where he comes from',
    forged.status === 200 && !location.includes('203.0.113.9') && !location.includes('KP'),
    location.slice(0, 120),
  )

  const page = await (await ask(`https://${site}/`)).text()
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const twice = [await ask(`https://${site}${asset}`), await ask(`https://${site}${asset}`)]
  add(
    'a file with a name of its own may be kept for ever',
    asset !== '' &&
      twice.every(({ status, headers }) => status === 200 && /immutable/.test(headers.get('cache-control') ?? '')),
    `${asset} ${twice[1]?.headers.get('cache-control')}`,
  )
  return checks
}
