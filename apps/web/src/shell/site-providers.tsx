import type { Session } from '@parlour/auth'
import { AuthProvider, type AuthProviderProps } from '@parlour/auth/react'
import type { LanguageCode, Messages } from '@parlour/i18n'
import { TextProvider } from '@parlour/i18n/react'
import { LinkProvider, ToastProvider, type LinkProps } from '@parlour/ui-kit'
import { PatternPortsContext } from '@parlour/validation/react'
import type { ComponentType, ReactNode } from 'react'
import { patternPorts } from '../platform/pattern-ports.ts'
import { deviceStore } from '../platform/stores.ts'
import { useShellText } from './use-shell-text.ts'

interface SiteProvidersProps {
  language: LanguageCode
  messages: Messages
  session: Session
  /**
   * What logging in needs in the browser: the name of this device,
   * the policy of the platform, where to go. The server has none.
   */
  auth?: Omit<AuthProviderProps, 'session' | 'rememberStore' | 'children'>
  link?: ComponentType<LinkProps>
  children: ReactNode
}

function Toasts({ children }: { children: ReactNode }) {
  const text = useShellText()
  return (
    <ToastProvider label={text('web.toasts')} closeLabel={text('web.toast.close')}>
      {children}
    </ToastProvider>
  )
}

const Plain = ({ href, children, ...rest }: LinkProps) => (
  <a href={href} {...rest}>
    {children}
  </a>
)

/** Words, links, toasts and the session of the tree below: the same on the server and in the browser. */
export function SiteProviders({ language, messages, session, auth, link = Plain, children }: SiteProvidersProps) {
  return (
    <TextProvider language={language} messages={messages}>
      <LinkProvider component={link}>
        <Toasts>
          <AuthProvider session={session} rememberStore={deviceStore} {...auth}>
            <PatternPortsContext value={patternPorts}>{children}</PatternPortsContext>
          </AuthProvider>
        </Toasts>
      </LinkProvider>
    </TextProvider>
  )
}
