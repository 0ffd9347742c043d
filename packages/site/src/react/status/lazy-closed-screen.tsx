import { lazy, Suspense } from 'react'
import type { ClosedScreenProps } from './closed-screen.tsx'

const LazyClosed = lazy(() => import('./closed-screen.tsx'))

/** What stands instead of the site while it is closed to this visitor; its code loads when it is needed. */
export function ClosedScreen(props: ClosedScreenProps) {
  return (
    <Suspense>
      <LazyClosed {...props} />
    </Suspense>
  )
}
