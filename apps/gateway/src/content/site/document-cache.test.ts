import { expect, test } from 'vitest'
import { languages } from '../../kernel/http/index.ts'
import { keysOf } from '../../kernel/objects/index.ts'
import { makeDocumentCache } from './document-cache.ts'
import { documentPath, mostDocuments, sitePaths } from './site-routes.ts'

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

test('every document that an address can ask for has a place, so that none is rendered twice', () => {
  const origins = ['http://vesper.localhost', 'http://other.localhost']
  const { html } = makeDocumentCache('MARK', mostDocuments(origins.length))
  const asked = [...sitePaths, '/index.html', '/none', '/no/such/page', '/member/none', '/agent/none', '/member/a/b']
  const shows = {}
  const rendered: string[] = []
  const askAll = () => {
    for (const origin of origins)
      for (const language of keysOf(languages))
        for (const path of asked.map(documentPath))
          html({ path, language, origin }, shows, 'n', () => {
            rendered.push(`${origin} ${language} ${path}`)
            return ''
          })
  }
  askAll()
  expect(new Set(rendered).size).toBe(mostDocuments(origins.length))
  askAll()
  expect(rendered).toHaveLength(mostDocuments(origins.length))
})
