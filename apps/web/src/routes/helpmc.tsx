import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textSearch } from './-text-search.ts'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/helpmc')({ validateSearch: textSearch('topic', 'q'), loader: withWords, component: lazyRouteComponent(() => import('./-help.tsx'), 'HelpCentre') })
