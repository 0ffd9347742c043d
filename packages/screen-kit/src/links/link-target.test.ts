import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

const origin = 'https://vesper.example'

test.each([
  ['/rng?view=hot', { kind: 'path', path: '/rng?view=hot' }],
  ['https://vesper.example/rng', { kind: 'external', url: 'https://vesper.example/rng' }],
  ['https://t.example/draw', { kind: 'external', url: 'https://t.example/draw' }],
  ['http://t.example/draw', null],
  ['javascript:alert(1)', null],
  ['//t.example/draw', null],
  ['', null],
  [null, null],
])('[PRM-01] the link %j leads to %j', (link, target) => {
  expect(linkTarget(link, origin)).toEqual(target)
})
