import type { FileRoutesById } from '../routeTree.gen.ts'

/** Who may see a route: anybody with a session, anybody but trial accounts, agents. */
export type Guard = 'token' | 'realMember' | 'agent'

/** The guard of every route; null where anybody may look. A route that is missing here does not compile. Source: MEM-08, AGT-01. */
export const routeGuards = {
  __root__: null,
  '/': null,
  '/$category': null,
  '/agent/{-$page}': 'agent',
  // Guests get the reason on the screen of the game itself (LAU-04).
  '/game': null,
  '/login': null,
  '/member/{-$page}': 'realMember',
  '/register': null,
} as const satisfies Record<keyof FileRoutesById, Guard | null>

/** Paths that stay open where the whole site needs a login. Source: SYS-14. */
export const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download']
