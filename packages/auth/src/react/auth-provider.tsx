import { useApi } from '@parlour/api-client/react'
import { AccountProvider } from '@parlour/screen-kit/react'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { accountSource } from './account-source.ts'
import { AuthContext, useAuth, type AuthContextValue } from './auth-context.ts'
import { authRequestAtom, noRequest } from './atoms.ts'
import { useSessionExpiry } from './session/use-session-expiry.ts'
import { useSession } from './use-session.ts'

// Guests never need them.
const deferredCalls = () => import('./deferred-calls.ts')
const loadWatch = () => import('./session/session-watch.tsx')

/**
 * Asks who is logged in whenever the session does not know it yet; asks again once the network or the visitor is back.
 */
function useMember() {
  const api = useApi()
  const { session } = useAuth()
  const state = useSession()
  const token = state.status === 'member' && !state.member ? state.token : null
  useEffect(() => {
    if (!token) return
    const load = () =>
      void deferredCalls()
        .then(({ loadMember }) => loadMember(api, session))
        .catch(() => undefined)
    load()
    const ways = ['online', 'focus']
    ways.forEach((way) => window.addEventListener(way, load))
    return () => ways.forEach((way) => window.removeEventListener(way, load))
  }, [api, session, token])
}

/** Goes on with what was asked for once somebody is logged in and no window is in the way. */
function useResume() {
  const { status } = useSession()
  const [{ window: open, go }, setRequest] = useAtom(authRequestAtom)
  useEffect(() => {
    if (status !== 'member' || open || !go) return
    setRequest(noRequest)
    go()
  }, [status, open, go, setRequest])
}

/** A page that the browser brings back is checked before it shows anything of a member. */
function useRecheck() {
  const { session } = useAuth()
  useEffect(() => {
    const recheck = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.recheck()
    }
    window.addEventListener('pageshow', recheck)
    return () => window.removeEventListener('pageshow', recheck)
  }, [session])
}

/**
 * Forgets kept answers when the session ends; after a logout
 * in another tab this tab's token is ended on the server too.
 */
function useEnd() {
  const api = useApi()
  const { session } = useAuth()
  useEffect(
    () =>
      session.onEnd((reason, token) => {
        api.forget()
        if (reason === 'elsewhere')
          deferredCalls()
            .then(({ endToken }) => endToken(api, token))
            .catch(() => undefined)
      }),
    [api, session],
  )
}

function SessionKeeper() {
  const { status } = useSession()
  const [Watch, setWatch] = useState<ComponentType | null>(null)
  useMember()
  useResume()
  useRecheck()
  useEnd()
  useSessionExpiry()
  useEffect(() => {
    if (status === 'member')
      loadWatch().then(
        (chunk) => setWatch(() => chunk.default),
        () => undefined,
      )
  }, [status])
  return status === 'member' && Watch && <Watch />
}

/** Props of `AuthProvider`. */
export interface AuthProviderProps extends AuthContextValue {
  readonly children: ReactNode
}

/**
 * Gives the components below it the session, loads the current member, and clears cached answers when the session ends.
 *
 * @example
 * <AuthProvider session={session} rememberStore={localTexts} onLogin={({ resumed }) => resumed || goHome()}>
 *   <Lobby />
 *   <LoginModal flags={flags} />
 * </AuthProvider>
 */
export function AuthProvider({ children, ...props }: AuthProviderProps) {
  const {
    session,
    rememberStore,
    policy,
    deviceId,
    codeChannel,
    human,
    social,
    phone,
    sealRandom,
    onLogin,
    onExpired,
  } = props
  const value = useMemo(
    () => ({
      session,
      rememberStore,
      policy,
      deviceId,
      codeChannel,
      human,
      social,
      phone,
      sealRandom,
      onLogin,
      onExpired,
    }),
    [session, rememberStore, policy, deviceId, codeChannel, human, social, phone, sealRandom, onLogin, onExpired],
  )
  const account = useMemo(() => accountSource(session), [session])
  return (
    <AuthContext value={value}>
      <AccountProvider value={account}>{children}</AccountProvider>
      <SessionKeeper />
    </AuthContext>
  )
}
