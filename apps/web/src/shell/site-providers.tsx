import type { Session } from '@parlour/auth'
import { AuthProvider } from '@parlour/auth/react'
import type { LanguageCode, Messages } from '@parlour/i18n'
import { TextProvider } from '@parlour/i18n/react'
import { LinkProvider, ToastProvider, type LinkProps } from '@parlour/ui-kit'
import type { ComponentType, ReactNode } from 'react'
import { deviceStore } from '../platform/stores.ts'
import { useShellText } from './use-shell-text.ts'

interface SiteProvidersProps {
  language: LanguageCode
  messages: Messages
  session: Session
  /** The random name of this browser; the server has none. */
  deviceId?: string
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
export function SiteProviders({ language, messages, session, deviceId, link = Plain, children }: SiteProvidersProps) {
  return (
    <TextProvider language={language} messages={messages}>
      <LinkProvider component={link}>
        <Toasts>
          <AuthProvider session={session} rememberStore={deviceStore} {...(deviceId ? { deviceId } : {})}>
            {children}
          </AuthProvider>
        </Toasts>
      </LinkProvider>
    </TextProvider>
  )
}
