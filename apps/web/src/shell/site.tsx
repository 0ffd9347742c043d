import { useApi } from '@parlour/api-client/react'
import type { Session } from '@parlour/auth'
import { preloadLogin, useAuthWindow, useSession, type LoggedIn } from '@parlour/auth/react'
import { LazyModal } from '@parlour/screen-kit/react'
import { enabledModules, siteState, statusQuery } from '@parlour/site'
import { DefaultPosterContext, PictureHostsContext } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { brand } from '../brand.ts'
import { ensureMessages, wordsAtom } from '../platform/language.ts'
import { persist } from '../platform/persist.ts'
import { onTickets, takeTickets } from '../platform/tickets.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { hasSecrets } from '../routes/-secret-routes.ts'
import { AppFrame } from './app-frame.tsx'
import { AppLink } from './app-link.tsx'
import { barsOf } from './bars.ts'
import { GuestEnd } from './guest-end.tsx'
import { memberCurrencyAtom } from './member-currency.ts'
import { SiteProviders } from './site-providers.tsx'
import { pictureHostsAtom } from './picture-hosts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useChunk } from './use-chunk.ts'
import { useCloseCentre } from './use-close-centre.ts'
import { useOpen } from './use-open.ts'
import { useSessionEnd } from './use-session-end.ts'
import { SiteContext } from './use-site.ts'
import { useSiteAuth } from './use-site-auth.ts'

const loadClosed = () => import('./closed-site.tsx')
const loadDeferredShell = () => import('./deferred-shell.tsx')
const loadAddressLogin = () => import('./address-login.tsx')
const loadWindows = () => import('./windows.tsx')
const loadFooter = () => import('./site-footer.tsx')
const loadMemberEnd = () => import('./member-end.tsx')
const loadMissed = () => import('./missed-language.tsx')

/** Before the status has come nothing that hangs on a module is offered. */
const noModules: ReadonlySet<string> = new Set()

/** The pointer or the focus came near the login button: both its chunks load at once. */
const nearLogin = () => {
  loadWindows().catch(() => undefined)
  preloadLogin()
}

function Inside({ session, entered, children }: { session: Session; entered: LoggedIn | null; children: ReactNode }) {
  const client = useQueryClient()
  const store = useStore()
  const { language, complete, missed } = useAtomValue(wordsAtom)
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  // The page that is left counts until the next one stands in its place.
  const onSecrets = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      hasSecrets(location.pathname) || hasSecrets(resolvedLocation.pathname),
  })
  const state = useSession()
  const auth = useAuthWindow()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const [leaving, setLeaving] = useState(false)
  const [tickets, setTickets] = useState(takeTickets)
  const MemberEnd = useChunk(state.status === 'member', loadMemberEnd)
  const SiteFooter = useChunk(true, loadFooter)
  const Missed = useChunk(missed !== undefined && complete, loadMissed)
  const pictures = useAtomValue(pictureHostsAtom)
  const closed = status && siteState(status)
  const shut = closed === 'maintenance' || closed === 'restricted'
  const Closed = useChunk(complete && shut, loadClosed)
  const closeCentre = useCloseCentre()
  const DeferredShell = useChunk(complete, loadDeferredShell)
  const AddressLogin = useChunk(tickets !== null && complete, loadAddressLogin)
  useEffect(() => onTickets(() => setTickets(takeTickets)), [])
  useEffect(() => {
    if (shut) void persist(() => ensureMessages(store))
  }, [shut, store])
  useSessionEnd(session)

  const currency = useAtomValue(memberCurrencyAtom) ?? brand.currency
  const refreshBalance = useCallback(() => {
    // A round in a game is a sign of life: its keys and clicks never reach this page.
    window.dispatchEvent(new Event('parlour-active'))
    void client.invalidateQueries({ queryKey: ['getBalance'] })
  }, [client])
  const opening = useOpen()
  const { open: openAuth } = auth
  const openLogin = useCallback(() => {
    preloadLogin()
    openAuth('login')
  }, [openAuth])
  const site = useMemo(
    () => ({
      language,
      currency,
      secretsShown: onSecrets || auth.window !== null,
      openLogin,
      openLogout: () => setLeaving(true),
      closeCentre,
      refreshBalance,
      ...opening,
    }),
    [language, currency, onSecrets, auth.window, openLogin, closeCentre, refreshBalance, opening],
  )
  if (shut) return Closed && <Closed state={closed} />

  const flags = status ? enabledModules(status.info.whitelabel) : undefined
  const mayRegister = flags?.has('DIRECTREG3') ?? true
  const closeWindows = () => {
    auth.close()
    setLeaving(false)
  }
  return (
    <SiteContext value={site}>
      <AppFrame
        path={pathname}
        search={searchStr}
        language={language}
        bars={barsOf(pathname)}
        headerEnd={
          state.status === 'member' ? (
            MemberEnd && (
              <MemberEnd
                account={state.account}
                arrived={entered !== null && auth.window === null}
                onLogout={() => setLeaving(true)}
              />
            )
          ) : (
            <GuestEnd
              mayRegister={mayRegister && pathname !== hrefs.register}
              onLogin={openLogin}
              onNearLogin={nearLogin}
            />
          )
        }
        headerStart={state.status === 'guest' && <ThemeSwitch />}
        footer={SiteFooter && <SiteFooter language={language} mayRegister={mayRegister && state.status === 'guest'} />}
        account={state.status === 'member' ? state.account : null}
        onLogin={openLogin}
        onLogout={() => setLeaving(true)}
        onGame={opening.openGame}
      >
        <PictureHostsContext value={pictures}>
          <DefaultPosterContext value="/img/brand/poster.svg">{children}</DefaultPosterContext>
        </PictureHostsContext>
      </AppFrame>
      <LazyModal
        open={complete && (leaving || auth.window !== null)}
        load={loadWindows}
        onFail={closeWindows}
        with={{ flags, mayRegister, leaving, onStay: () => setLeaving(false), onGo: opening.go }}
      />
      {tickets && AddressLogin && <AddressLogin found={tickets} onDone={() => setTickets(null)} />}
      {Missed && missed && <Missed language={missed} />}
      {DeferredShell && (
        <DeferredShell
          session={session}
          path={pathname}
          language={language}
          flags={flags ?? noModules}
          firstLogin={entered?.first ?? false}
        />
      )}
    </SiteContext>
  )
}

/** The site around every screen: words, session, frame and windows. */
export function Site({ session, children }: { session: Session; children: ReactNode }) {
  const { language, messages } = useAtomValue(wordsAtom)
  const { entered, auth } = useSiteAuth()
  return (
    <SiteProviders language={language} messages={messages} session={session} auth={auth} link={AppLink}>
      <Inside session={session} entered={entered}>
        {children}
      </Inside>
    </SiteProviders>
  )
}
