import { useApi } from '@parlour/api-client/react'
import { useAuthWindow } from '@parlour/auth/react'
import type { LanguageCode } from '@parlour/i18n'
import { useSignedIn } from '@parlour/screen-kit/react'
import { statusQuery } from '@parlour/site'
import { CountdownPromo, Interruptions, InterruptionsProvider } from '@parlour/site/react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brandDetails } from '../brand-details.ts'
import { sessionStore } from '../platform/stores.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { HeaderBell } from './header-bell.tsx'
import { isPlaceOfWork } from './is-place-of-work.ts'
import { siteWindowAtom } from './site-window.ts'
import { useFirstLogin } from './use-first-login.ts'
import { useImageOrigins } from './use-image-origins.ts'
import { useLoginMark } from './use-login-mark.ts'
import { useSite } from './use-site.ts'

/** Pages of games, and the one with a window of its own. */
const busyPages = /^\/(game|seamless|help)$/

interface InterruptedProps {
  path: string
  language: LanguageCode
  unread: number | null
  /** Somebody came in for the first time, on this page. */
  firstLogin: boolean
}

/**
 * What stands before the page by itself: popups, announcements after the
 * login, the countdown, and the bell where the rest waits. Source: BEY-03.
 */
export function Interrupted({ path, language, unread, firstLogin }: InterruptedProps) {
  const { clock } = useApi()
  // The queue's part comes some time after the landing that its pause counts from.
  const [landedAt] = useState(() => clock.now() - performance.now())
  const { window: authWindow } = useAuthWindow()
  const open = useAtomValue(siteWindowAtom)
  const { secretsShown, go } = useSite()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const images = useImageOrigins()
  const account = useSignedIn()
  const mark = useLoginMark(account)
  const first = useFirstLogin(account, firstLogin)
  // The window after a login greets; what was announced then waits in the bell until the next landing.
  const [greeted, setGreeted] = useState<string | null>(null)
  if (authWindow === 'welcome' && mark !== null && greeted !== mark) setGreeted(mark)
  const busy = secretsShown || authWindow !== null || open !== null || busyPages.test(path)
  return (
    <InterruptionsProvider
      busy={busy}
      store={sessionStore}
      landedAt={landedAt}
      landing={mark ?? ''}
      greeted={(mark !== null && greeted === mark) || isPlaceOfWork(path)}
    >
      <Interruptions
        language={language}
        origin={window.location.origin}
        imageOrigins={images}
        loginMark={mark}
        firstLogin={first}
        onPromotion={(id) => go(hrefs.promotion(String(id)))}
      />
      <HeaderBell language={language} unread={unread} />
      {!busy && (
        <CountdownPromo
          resources={status?.info.resources ?? []}
          origin={window.location.origin}
          end={brandDetails.promoEnd}
          store={sessionStore}
        />
      )}
    </InterruptionsProvider>
  )
}
