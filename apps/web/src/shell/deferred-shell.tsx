import type { Session } from '@parlour/auth'
import type { LanguageCode } from '@parlour/i18n'
import { forgetPictures } from '@parlour/promotions'
import { useAccount } from '@parlour/screen-kit/react'
import { ServiceTrouble, useMessagesAcrossTabs, useSupportOffers, useUnreadMessages } from '@parlour/support/react'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { createChannel } from '../platform/session-channel.ts'
import { launchJournal } from '../platform/launch-journal.ts'
import { sessionStore } from '../platform/stores.ts'
import { ChatPanel } from './chat-panel.tsx'
import { Interrupted } from './interrupted.tsx'
import { siteWindowAtom } from './site-window.ts'
import { SiteWindows } from './site-windows.tsx'
import { useBarIcons } from './use-bar-icons.tsx'
import { useCustomerService } from './use-customer-service.ts'
import { useDescription } from './use-description.ts'
import { useLauncher } from './use-launcher.ts'
import { useMemberCurrency } from './use-member-currency.ts'
import { usePictureHosts } from './use-picture-hosts.ts'
import { useSearchKey } from './use-search-key.ts'
import { useServiceMenu } from './use-service-menu.tsx'

const channel = createChannel('messages')
const now = () => Date.now()

interface DeferredShellProps {
  session: Session
  /** Path of the address. */
  path: string
  language: LanguageCode
  /** The modules that are switched on. */
  flags: ReadonlySet<string>
  /** Who is here came in for the first time. */
  firstLogin: boolean
}

/**
 * What stands around the page once its first screen is there:
 * windows, interruptions, chat, the lines of the customer service.
 */
export default function DeferredShell({ session, path, language, flags, firstLogin }: DeferredShellProps) {
  const service = useCustomerService()
  useLauncher()
  const show = useSetAtom(siteWindowAtom)
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (reason === 'logout') launchJournal.clear()
        forgetPictures(sessionStore)
        // What was open belonged to who has gone; the login popup of an expiry stands over what is public.
        show(null)
      }),
    [session, show],
  )
  const account = useAccount()
  // A session that ended before this part was there left behind what had been begun.
  useEffect(() => {
    if (account === '') forgetPictures(sessionStore)
  }, [account])
  usePictureHosts()
  useBarIcons(flags)
  useMemberCurrency()
  useDescription(path)
  useSearchKey()
  const { inbox } = useSupportOffers(flags)
  const unread = useUnreadMessages(inbox)
  useMessagesAcrossTabs(channel, account, now)
  useServiceMenu(language, flags, service, unread)
  return (
    <>
      <SiteWindows />
      <ServiceTrouble service={service} />
      <Interrupted path={path} language={language} unread={inbox ? unread : null} firstLogin={firstLogin} />
      <ChatPanel language={language} />
    </>
  )
}
