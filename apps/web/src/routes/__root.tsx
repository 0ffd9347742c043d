import type { ApiClient } from '@parlour/api-client'
import type { Session } from '@parlour/auth'
import { statusQuery } from '@parlour/site'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  redirect,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { TextProvider } from '@parlour/i18n/react'
import type { createStore } from 'jotai'
import { wordsAtom } from '../platform/language.ts'
import { ErrorBoundaryScreen } from '../shell/error-boundary-screen.tsx'
import { Site } from '../shell/site.tsx'
import { openPaths } from './-route-guards.ts'

/** What every route is given. */
export interface RouterContext {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly session: Session
  readonly store: ReturnType<typeof createStore>
  /** Whether the whole site needs a login. Source: SYS-14. */
  readonly loginFirst?: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where somebody wanted to go before the login: in the history entry, where no link can write it. */
    wanted?: string
    /** The page that a game, a draw or a banner was opened on. */
    from?: string
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { session, loginFirst }, location: { pathname, href } }) => {
    if (loginFirst && session.get().status === 'guest' && !openPaths.includes(pathname))
      throw redirect({ to: '/login', state: { wanted: href } })
  },
  // A site that does not answer still shows its frame: the screens say what is missing.
  loader: ({ context: { api, queryClient } }) =>
    queryClient.ensureQueryData(statusQuery(api, location.host)).catch(() => null),
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/missing-screen.tsx')),
  errorComponent: RootFailed,
})

function Root() {
  const { session } = Route.useRouteContext()
  return (
    <Site session={session}>
      <Outlet />
    </Site>
  )
}

/** A failure of the frame itself: nothing of the site stands, so the words come from here. */
function RootFailed(props: ErrorComponentProps) {
  const { language, messages } = useAtomValue(wordsAtom)
  return (
    <TextProvider language={language} messages={messages}>
      <ErrorBoundaryScreen {...props} />
    </TextProvider>
  )
}
