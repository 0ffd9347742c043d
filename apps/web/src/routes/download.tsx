import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/download')({ loader: withWords, component: lazyRouteComponent(() => import('./-download.tsx')) })
