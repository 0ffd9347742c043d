import { useApi } from '@parlour/api-client/react'
import type { Session } from '@parlour/auth'
import { LoginModal, LogoutDialog, preloadLogin, RegisteredModal, TrueAccountModal, useAuthWindow, useSession } from '@parlour/auth/react'
import { useBalance } from '@parlour/member/react'
import { enabledModules, siteState, statusQuery } from '@parlour/site'
import { ClosedScreen } from '@parlour/site/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { brand } from '../brand.ts'
import { deviceId } from '../platform/device-id.ts'
import { wordsAtom } from '../platform/language.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { AppFrame } from './app-frame.tsx'
import { AppLink } from './app-link.tsx'
import { barsOf } from './bars.ts'
import { BrandMark } from './brand-mark.tsx'
import { GuestEnd } from './guest-end.tsx'
import { SiteProviders } from './site-providers.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useChunk } from './use-chunk.ts'
import { useOpen } from './use-open.ts'
import { useSessionEnd } from './use-session-end.ts'
import { SiteContext } from './use-site.ts'

const device = deviceId()
const loadPromotion = () => import('./promotion.tsx')
const loadFooter = () => import('./site-footer.tsx')
const loadMemberEnd = () => import('./member-end.tsx')
const loadMissed = () => import('./missed-language.tsx')

function Inside({ session, children }: { session: Session; children: ReactNode }) {
  const client = useQueryClient()
  const { language, complete, missed } = useAtomValue(wordsAtom)
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const state = useSession()
  const auth = useAuthWindow()
  const { data: balance } = useBalance()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const [leaving, setLeaving] = useState(false)
  const [promotion, setPromotion] = useState<string | null>(null)
  const { go, openGame, openBanner } = useOpen(setPromotion)
  const MemberEnd = useChunk(state.status === 'member', loadMemberEnd)
  const Promotion = useChunk(promotion !== null, loadPromotion)
  const SiteFooter = useChunk(true, loadFooter)
  const Missed = useChunk(missed !== undefined && complete, loadMissed)
  useSessionEnd(session)

  const currency = balance?.currency ?? brand.currency
  const { open: openAuth } = auth
  const openLogin = useCallback(() => openAuth('login'), [openAuth])
  const site = useMemo(
    () => ({
      language,
      currency,
      secretsShown: auth.window !== null,
      openLogin,
      openGame,
      openBanner,
      refreshBalance: () => void client.invalidateQueries({ queryKey: ['getBalance'] }),
    }),
    [language, currency, auth.window, openLogin, openGame, openBanner, client],
  )
  const closed = status && siteState(status)
  if (closed === 'maintenance' || closed === 'restricted') return complete && <ClosedScreen state={closed} location={status?.location} />

  const mayRegister = status ? enabledModules(status.info.whitelabel).has('DIRECTREG3') : true
  const openRegister = () => go(hrefs.register)
  const slogan = { currency: brand.currency, ...brand.offers.slogan }
  return (
    <SiteContext value={site}>
      <AppFrame
        path={pathname}
        search={searchStr}
        language={language}
        bars={barsOf(pathname)}
        headerEnd={
          state.status === 'member' ? (
            MemberEnd && <MemberEnd account={state.account} onLogout={() => setLeaving(true)} />
          ) : (
            <GuestEnd mayRegister={mayRegister} onLogin={openLogin} onNearLogin={preloadLogin} />
          )
        }
        headerStart={state.status === 'guest' && <ThemeSwitch />}
        footer={SiteFooter && <SiteFooter language={language} mayRegister={mayRegister && state.status === 'guest'} />}
        account={state.status === 'member' ? state.account : null}
        onLogin={openLogin}
        onLogout={() => setLeaving(true)}
      >
        {children}
      </AppFrame>
      {complete && (
        <>
          <LoginModal slogan={slogan} art={<img src="/img/panels/login.svg" alt="" />} brand={<BrandMark />} {...(mayRegister ? { onRegister: openRegister } : {})} />
          <LogoutDialog open={leaving} onClose={() => setLeaving(false)} onLoggedOut={() => go(hrefs.home)} />
          <RegisteredModal />
          <TrueAccountModal {...(mayRegister ? { onRegister: openRegister } : {})} />
        </>
      )}
      {Missed && missed && <Missed language={missed} />}
      {Promotion && promotion !== null && <Promotion id={promotion} language={language} onClose={() => setPromotion(null)} />}
    </SiteContext>
  )
}

/** The site around every screen: words, session, frame and windows. */
export function Site({ session, children }: { session: Session; children: ReactNode }) {
  const { language, messages } = useAtomValue(wordsAtom)
  return (
    <SiteProviders language={language} messages={messages} session={session} deviceId={device} link={AppLink}>
      <Inside session={session}>{children}</Inside>
    </SiteProviders>
  )
}
