import { lazy, Suspense } from 'react'
import type { ClosedScreenProps } from './closed-screen.tsx'

const LazyClosed = lazy(() => import('./closed-screen.tsx'))

/**
 * Replaces the site while it is closed to this visitor. Its code loads when it is needed.
 *
 * @example <ClosedScreen {...closed} />
 */
export function ClosedScreen(props: ClosedScreenProps) {
  return (
    <Suspense>
      <LazyClosed {...props} />
    </Suspense>
  )
}
