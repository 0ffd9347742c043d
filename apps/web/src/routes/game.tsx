import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { gameSearch } from './-game-search.ts'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/game')({ validateSearch: gameSearch, loader: withWords, component: lazyRouteComponent(() => import('./-game.tsx'), 'Game') })
