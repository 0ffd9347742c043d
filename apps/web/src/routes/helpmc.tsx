import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textSearch } from './-text-search.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/helpmc')({
  validateSearch: textSearch('topic', 'q'),
  loader: withMessages,
  component: lazyRouteComponent(() => import('./-help.tsx'), 'HelpCentre'),
})
