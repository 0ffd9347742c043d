import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeReference } from '../../generate/reference.ts'
import { relayNames } from '../brand/relay-names.ts'
import { errorCodes } from '../error-codes.ts'
import { RefusedError, UnreachedError } from '../errors.ts'
import { kindHints } from '../hints/index.ts'
import * as endpoints from '../endpoints/index.ts'
import type { Endpoint } from '../endpoint.ts'
import { allEndpoints, createFakeServer, createTestClient } from '../testing/index.ts'

const folder = fileURLToPath(new URL('../../reference', import.meta.url))
const pages = new Map(
  await Promise.all(
    (await readdir(folder)).map(async (name): Promise<[string, string]> => [
      name,
      await readFile(resolve(folder, name), 'utf8'),
    ]),
  ),
)

/** The anchors of a page as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

const sectionOf = (name: string): string => {
  for (const [page, text] of pages) {
    if (page === 'README.md') continue
    const found = text.split(/^## /m).find((section) => section.startsWith(`${name}\n`))
    if (found) return found
  }
  return ''
}

const exampleIn = (section: string): string => /```ts\n([^]*?)```/.exec(section)?.[1] ?? ''

test('[API-06] the reference is what the records and their comments make: `pnpm --filter @parlour/api-client reference` writes it', () => {
  for (const [page, text] of makeReference()) expect(pages.get(page), page).toBe(text)
  expect([...pages.keys()].toSorted()).toEqual([...makeReference().keys()].toSorted())
})

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-06] the reference has %s with method, addresses and their source, request, answer, errors and an example that runs',
  async (name, endpoint) => {
    const section = sectionOf(name)
    expect(section).toContain(`| \`${endpoint.method} ${endpoint.path}\` | the record | `)
    for (const alias of endpoint.aliases) expect(section).toContain(`| \`${alias}\` | `)
    for (const generation of ['classic', 'current'] as const) {
      const path = relayNames[generation][name]?.path
      if (path)
        expect(section).toMatch(new RegExp(`\`${path}\` \\| \\w+ generation \\| (\\w.*, )?contract 3\\.\\d+ \\|`))
    }
    for (const part of ['**Request**', '**Answer**: `', '**Errors**: ']) expect(section).toContain(part)

    const server = createFakeServer()
    const api = createTestClient(server, { tokens: { get: () => 'token', expired: () => undefined } })
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the code that the page shows, from this repository
    const run = new Function(
      'api',
      name,
      `return (async () => { ${exampleIn(section).replace(/^import .*$/m, '')}; return answer })()`,
    ) as (client: typeof api, record: Endpoint) => Promise<unknown>
    await run(api, endpoint)
    expect(server.calls.at(-1)?.method).toBe(endpoint.method)
    expect(endpoints).toHaveProperty(/import \{ (\w+) \}/.exec(exampleIn(section))?.[1] ?? '', endpoint)
  },
)

test('[API-06] amounts are numbers of minor units in the reference', () => {
  expect(sectionOf('transferWallet')).toContain('| `amount` | `number` | minor units |')
  expect([...pages.values()].join('').match(/^\| `[^`]*` \| `[^`]*\bsum\b/m)).toBeNull()
})

test('[API-06] every link of the reference leads to a page and a section of it', () => {
  const broken = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link = '']) => {
      const [file = page, anchor] = link.split('#')
      const target = pages.get(file)
      return target !== undefined && (!anchor || anchorsOf(target).includes(anchor)) ? [] : [`${page}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

const refusal = (code: string) =>
  new RefusedError({
    endpoint: 'login',
    kind: 'refused',
    requestId: 'r1',
    code,
    status: 200,
    serverMessage: null,
    value: null,
    retryAfter: null,
    retryAt: null,
  })
const failures = [
  ...Object.keys(errorCodes).map(refusal),
  ...(Object.keys(kindHints) as (keyof typeof kindHints)[]).map(
    (kind) => new UnreachedError({ endpoint: 'login', kind, requestId: 'r1' }),
  ),
]

test('[API-06] the path in `docs` of an error, of each code and each kind, is one section of the shipped page', () => {
  const places = [...(pages.get('errors.md') ?? '').matchAll(/^<a id="([^"]+)"><\/a>\n\n### (?:Kind: )?(.+)$/gm)]
  for (const [, anchor, title] of places) expect(title).toBe(anchor)
  const anchors = places.map(([, anchor]) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const { docs, message } of [...failures, refusal('http.502')]) {
    const [page, anchor = ''] = docs.split('#')
    expect(page).toBe('reference/errors.md')
    expect(anchors, message).toContain(anchor)
  }
})

test('[API-06] no path in `docs` names a host or a folder of a machine', () => {
  expect(failures.filter(({ docs }) => !/^reference\/errors\.md#[\w.]+$/.test(docs))).toEqual([])
})
