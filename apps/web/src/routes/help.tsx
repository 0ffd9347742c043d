import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textSearch } from './-text-search.ts'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/help')({ validateSearch: textSearch('topic'), loader: withWords, component: lazyRouteComponent(() => import('./-help.tsx'), 'Help') })
