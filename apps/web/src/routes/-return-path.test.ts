import { expect, test } from 'vitest'
import { returnPath } from './-return-path.ts'

const kept = ['/', '/rng', '/rng?view=hot&q=a%20b', '/game?node=1&vendor=XGS', '/promoDetail?id=3#terms']

const refused = [
  null,
  undefined,
  7,
  {},
  '',
  'rng',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\tevil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  '/ /evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%5c\\evil.example',
  '/login',
  '/login?again',
  '/a\\b',
  `/${'a'.repeat(3000)}`,
  '/\u2028',
  '/\u0000',
]

test('[SYS-14][X5] a path of this site is kept with its query', () => {
  expect(kept.map(returnPath)).toEqual(kept)
})

test('[SYS-14][X5] everything else leads home', () => {
  expect(refused.map(returnPath)).toEqual(refused.map(() => '/'))
})
