import { importWithRetry } from '@parlour/screen-kit/import'
import { lazyRouteComponent } from '@tanstack/react-router'
import { ensureMessages } from '../platform/language.ts'
import type { RouterContext } from './__root.tsx'
import type { Guard } from './-route-guards.ts'

const loadEnforce = () => importWithRetry(() => import('./-enforce.ts'))

/**
 * The guard of a route, spread into its options: `createFileRoute('/member')({ ...guarded(routeGuards['/member']), …
 * })`. Who is refused sees why in place of the page, and the page itself as soon as they may.
 */
export const guarded = (guard: Guard) => ({
  async beforeLoad({ context }: { context: RouterContext }): Promise<void> {
    try {
      const { enforce } = await loadEnforce()
      await enforce(guard, context)
    } catch (error) {
      await ensureMessages(context.store)
      throw error
    }
  },
  errorComponent: lazyRouteComponent(() => import('../shell/refused-screen.tsx')),
})
