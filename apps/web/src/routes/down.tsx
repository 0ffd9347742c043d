import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/down')({
  loader: withMessages,
  component: lazyRouteComponent(() => import('./-download.tsx')),
})
