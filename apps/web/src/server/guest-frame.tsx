import { createSession } from '@parlour/auth'
import type { LanguageCode, Messages } from '@parlour/i18n'
import type { ReactNode } from 'react'
import { AppFrame } from '../shell/app-frame.tsx'
import { barsOf } from '../shell/bars.ts'
import { GuestEnd } from '../shell/guest-end.tsx'
import SiteFooter from '../shell/site-footer.tsx'
import { SiteProviders } from '../shell/site-providers.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'

interface GuestFrameProps {
  path: string
  language: LanguageCode
  messages: Messages
  children: ReactNode
}

const nothing = () => undefined
const emptyStore = { get: () => null, set: nothing, remove: nothing }
const guest = createSession({
  store: emptyStore,
  channel: { post: nothing, listen: nothing },
  clock: { now: () => 0 },
  newId: () => '',
})

/** The frame as every visitor first sees it; what depends on the visitor comes with the scripts. */
export function GuestFrame({ path, language, messages, children }: GuestFrameProps) {
  return (
    <SiteProviders language={language} messages={messages} session={guest}>
      <AppFrame
        path={path}
        search=""
        language={language}
        bars={barsOf(path)}
        headerEnd={
          <div className="p-header__drawn">
            <GuestEnd mayRegister onLogin={nothing} onNearLogin={nothing} />
          </div>
        }
        headerStart={<ThemeSwitch />}
        footer={<SiteFooter language={language} mayRegister />}
        account={null}
        onLogin={nothing}
        onLogout={nothing}
        onGame={nothing}
      >
        {children}
      </AppFrame>
    </SiteProviders>
  )
}
