import type { FileRoutesById } from '../routeTree.gen.ts'

/** Who may see a route: anybody with a session, anybody but demo accounts, agents. */
export type Guard = 'token' | 'realMember' | 'agent'

/**
 * The guard of every route; null where anybody may look. A route
 * that is missing here does not compile. Source: MEM-08, AGT-01.
 */
export const routeGuards = {
  __root__: null,
  '/': null,
  '/$category': null,
  '/agent/{-$page}': 'agent',
  '/down': null,
  '/download': null,
  // Guests get the reason on the screen of the game itself (LAU-04).
  '/game': null,
  '/help': null,
  '/helpmc': null,
  '/login': null,
  '/lottery': null,
  '/member/{-$page}': 'realMember',
  '/pointMall': null,
  '/promoDetail': null,
  '/promotions': null,
  '/register': null,
  '/seamless': null,
  '/vnlottery': null,
} as const satisfies Record<keyof FileRoutesById, Guard | null>

/** Paths that stay open where the whole site needs a login. Source: SYS-14. */
export const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download']
