import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import type { LanguageCode } from '@parlour/i18n'
import { Bell, useInterruption } from '@parlour/site/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { createPortal } from 'react-dom'
import { bellSlotAtom } from './bell-slot.tsx'
import { siteWindowAtom } from './site-window.ts'

interface HeaderBellProps {
  language: LanguageCode
  /** Unread messages of a member who has an inbox; null for everybody else. */
  unread: number | null
}

/** The bell in the header: what was held back, announcements, messages. Source: BEY-03. */
export function HeaderBell({ language, unread }: HeaderBellProps) {
  const place = useAtomValue(bellSlotAtom)
  const show = useSetAtom(siteWindowAtom)
  const guard = useGuard(requireRealMember)
  const { waiting, show: interrupt } = useInterruption()
  if (!place) return null
  const bell = (
    <Bell
      language={language}
      waiting={waiting}
      unreadMessages={unread}
      onWaiting={interrupt}
      onNotices={(notice) => show({ id: 'notices', ...(notice !== undefined && { notice }) })}
      onMessages={() => guard(() => show({ id: 'messages' }))}
    />
  )
  return createPortal(bell, place)
}
