import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { gameSearch } from './-game-search.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/seamless')({
  validateSearch: gameSearch,
  loader: withMessages,
  component: lazyRouteComponent(() => import('./-game.tsx'), 'Seamless'),
})
