import { useApi } from '@parlour/api-client/react'
import { popupsFor } from '../../announcements/popups-for.ts'
import { runningNotices } from '../../announcements/running-notices.ts'
import { kindOfAnnouncement } from '../../interruptions/interruption.ts'
import { useNotices } from '../announcements/use-notices.ts'
import { useSiteText } from '../use-site-text.ts'
import { AfterLoginModal } from './after-login-modal.tsx'
import type { InterruptionWays } from './interruption-ways.ts'
import { PopupModal } from './popup-modal.tsx'
import { useOwnInterruptions } from './use-own-interruptions.ts'

/** Props of `Interruptions`. */
export interface InterruptionsProps extends InterruptionWays {
  /** The platform's language code. */
  language: string
  /** Another text for each login, the same after a reload, and never the token; null for a guest. */
  loginMark: string | null
  /**
   * It was the first login of this account: it has popups of its own,
   * and all that was written before the account waits in the bell.
   */
  firstLogin?: boolean
}

/**
 * Popups (PU), each once a session, and announcements (PL), once a login. Both use the queue: announcements as a matter
 * of the account, popups as promotions (ANN-02, MOD-07, BEY-03).
 *
 * @example <Interruptions {...ways} language="EN" loginMark={null} />
 */
export function Interruptions({ language, loginMark, firstLogin = false, ...ways }: InterruptionsProps) {
  const text = useSiteText()
  const { clock } = useApi()
  const { data, member } = useNotices(language)
  const now = clock.now()
  const notices = data && member && loginMark !== null ? runningNotices({ player: data.player }, now) : []
  const popups = data ? popupsFor(data.popup, member ? (firstLogin ? 'new-member' : 'member') : 'guest', now) : []
  const afterLogin = `login:${loginMark}`
  const { shown, close } = useOwnInterruptions([
    ...(notices.length > 0
      ? [{ id: afterLogin, kind: 'account' as const, title: text('site.afterLogin.title'), quiet: firstLogin }]
      : []),
    ...popups.map((popup) => ({
      id: `popup:${popup.id}`,
      kind: kindOfAnnouncement(popup),
      title: popup.title,
      quiet: firstLogin,
    })),
  ])
  if (shown === null) return null
  if (shown === afterLogin)
    return <AfterLoginModal language={language} notices={notices} imageOrigins={ways.imageOrigins} onClose={close} />
  const popup = popups.find(({ id }) => `popup:${id}` === shown)
  return popup ? <PopupModal key={popup.id} {...ways} popup={popup} onClose={close} /> : null
}
