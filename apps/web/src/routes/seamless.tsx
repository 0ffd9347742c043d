import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { gameSearch } from './-game-search.ts'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/seamless')({ validateSearch: gameSearch, loader: withWords, component: lazyRouteComponent(() => import('./-game.tsx'), 'Seamless') })
