import { safePath, safeUrl, type UrlPolicy } from '@parlour/api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const origin = 'https://vesper.example'
const page = document.implementation.createHTMLDocument('')
page.head.append(Object.assign(page.createElement('base'), { href: `${origin}/` }))

/** Where Chromium would go for a text in a link of the site. */
const asked = (text: string): URL => {
  const link = page.createElement('a')
  link.setAttribute('href', text)
  return new URL(link.href)
}

/**
 * What an address may be for, and the policy of each: a banner,
 * a resource, a picture, a game, a link in words, a popup.
 */
const kinds: Record<string, UrlPolicy> = {
  banner: { origin, anyHttps: true },
  resource: { origin, anyHttps: true },
  words: { origin, anyHttps: true },
  popup: { origin, anyHttps: true },
  picture: { origin, origins: ['https://img.vesper.example'] },
  game: { origin: 'https://play.vesper.example', origins: [origin] },
}

const junk = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0001',
  '\\',
  '/',
  '//',
  '/.//',
  '/x/..//',
  '/%2e//',
  '\\\\',
  '@',
  ':',
  '%00',
  '%0a',
  '\u00ad',
  '\u200b',
  '\u3002',
  '\uff0f',
  '#',
  '?',
  'javascript:',
  'data:',
  'blob:',
  'evil.example',
  'user:word@',
)
const mutated = fc
  .tuple(
    fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.webPath(),
      fc.constantFrom(
        `${origin}/fish`,
        '/promoDetail?id=1',
        'https://img.vesper.example/x.png',
        'javascript:alert(1)',
        'vesper.example',
      ),
    ),
    junk,
    fc.nat(30),
    junk,
  )
  .map(([address, first, at, second]) => `${first}${address.slice(0, at)}${second}${address.slice(at)}`)

test(
  '[MOD-04] 10,000 random addresses of every kind: what passes is read by Chromium as the gate reads it, and stays on the list',
  { timeout: 60_000 },
  () => {
    let passed = 0
    fc.assert(
      fc.property(mutated, fc.constantFrom(...Object.entries(kinds)), (text, [, policy]) => {
        const url = safeUrl(text, policy)
        if (url === null) return
        passed++
        const there = policy.origin === origin ? asked(text) : new URL(text, policy.origin)
        expect(url).toBe(there.href)
        expect(there.protocol).toMatch(/^https?:$/)
        expect(there.username + there.password).toBe('')
        const listed = there.origin === policy.origin || policy.origins?.includes(there.origin)
        expect(listed || (policy.anyHttps === true && there.protocol === 'https:')).toBe(true)
      }),
      { numRuns: 10_000, seed: 4 },
    )
    expect(passed).toBeGreaterThan(1_000)
  },
)

test('[MOD-04] 10,000 random paths: what passes as one leads Chromium nowhere else', { timeout: 60_000 }, () => {
  let passed = 0
  fc.assert(
    fc.property(
      fc.oneof(
        mutated,
        mutated.map((text) => `/${text}`),
      ),
      (text) => {
        const path = safePath(text, origin)
        if (path === null) return
        passed++
        expect(asked(path).origin).toBe(origin)
        const { pathname, search, hash } = asked(text)
        expect(path).toBe(pathname + search + hash)
      },
    ),
    { numRuns: 10_000, seed: 4 },
  )
  expect(passed).toBeGreaterThan(500)
})
