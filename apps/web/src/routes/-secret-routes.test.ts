import { expect, test } from 'vitest'
import type { FileRoutesById } from '../routeTree.gen.ts'
import { hasSecrets } from './-secret-routes.ts'

/** Whether frames of others must go, by route: one that is missing here does not compile. */
const secret = {
  __root__: false,
  '/': false,
  '/$category': false,
  '/agent/{-$page}': false,
  '/down': false,
  '/download': false,
  '/game': false,
  '/help': false,
  '/helpmc': false,
  '/login': false,
  '/lottery': false,
  '/member/{-$page}': true,
  '/pointMall': true,
  '/promoDetail': false,
  '/promotions': false,
  '/register': true,
  '/seamless': false,
  '/vnlottery': false,
} as const satisfies Record<keyof FileRoutesById, boolean>

const pathsOf = (id: string): string[] =>
  id.includes('{-$page}')
    ? [id.replace('/{-$page}', ''), id.replace('{-$page}', 'anything')]
    : [id.replace('$category', 'rng').replace('__root__', '/nowhere')]

test.for(Object.entries(secret))('[X10] %s has secrets of its own: %s', ([id, expected]) => {
  for (const path of pathsOf(id)) expect(hasSecrets(path), path).toBe(expected)
})

test('[X10] a page that only begins like one of them has none', () => {
  expect(['/registered', '/members', '/member-club', '/rng/member', ''].filter(hasSecrets)).toEqual([])
})
