import { expect, test } from 'vitest'
import { makeDocumentCache } from './document-cache.ts'

const key = { path: '/', language: 'EN', origin: 'http://localhost' } as const

test('a document is rendered once for what it shows, and gets a nonce of its own each time', () => {
  const { html } = makeDocumentCache('MARK', 200)
  let renders = 0
  const render = (nonce: string): string => `<script nonce="${nonce}">${++renders}</script><style nonce="${nonce}">`
  const shows = {}
  expect(html(key, shows, 'n1', render)).toBe('<script nonce="n1">1</script><style nonce="n1">')
  expect(html(key, shows, 'n2', render)).toBe('<script nonce="n2">1</script><style nonce="n2">')
  expect(html({ ...key, language: 'TH' }, shows, 'n3', render)).toContain('>2<')
  expect(html({ ...key, origin: 'http://other.localhost' }, shows, 'n4', render)).toContain('>3<')
  expect(html(key, {}, 'n5', render)).toBe('<script nonce="n5">4</script><style nonce="n5">')
})

test('as many documents are cached as there may be, the oldest goes first', () => {
  const { html } = makeDocumentCache('MARK', 200)
  const shows = {}
  let renders = 0
  const ask = (path: string): string => html({ ...key, path }, shows, 'n', () => String(++renders))
  for (let at = 0; at <= 200; at++) ask(`/${at}`)
  expect(ask('/200')).toBe('201')
  expect(ask('/0')).toBe('202')
})
