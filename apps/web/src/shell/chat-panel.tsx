import type { LanguageCode } from '@parlour/i18n'
import { ChatRoom } from '@parlour/support/react'
import { useAtom } from 'jotai'
import { deploymentOrigins } from '../platform/origins.ts'
import { deviceStore } from '../platform/stores.ts'
import { chatAtom } from './chat.ts'
import { useShellText } from './use-shell-text.ts'
import { useSite } from './use-site.ts'

/** The chat room over the page, while it is open. Source: MOD-06, CHT-01. */
export function ChatPanel({ language }: { language: LanguageCode }) {
  const text = useShellText()
  const { secretsShown } = useSite()
  const [open, setOpen] = useAtom(chatAtom)
  if (!open) return null
  return (
    <ChatRoom
      language={language}
      title={text('web.service.chat')}
      frameOrigins={[deploymentOrigins().chat]}
      store={deviceStore}
      suspended={secretsShown}
      onClose={() => setOpen(false)}
    />
  )
}
