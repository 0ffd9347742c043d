import { useApi } from '@parlour/api-client/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { Badge, IconButton } from '@parlour/ui-kit'
import { IconBell, IconGift, IconMail, IconNews } from '@parlour/ui-kit/icons'
import type { MenuItem, MenuProps } from '@parlour/ui-kit/menu'
import { useState, type ComponentType } from 'react'
import { runningNotices } from '../../announcements/running-notices.ts'
import type { WaitingInterruption } from '../../interruptions/interruption-queue.ts'
import { useNotices } from '../announcements/use-notices.ts'
import { useSiteText } from '../use-site-text.ts'

/** Props of `Bell`. */
export interface BellProps {
  /** The platform's language code. */
  language: string
  /** What was held back or closed: `waiting` of `useInterruption`. */
  waiting: readonly WaitingInterruption[]
  /** How many messages a member has not read; null for a guest. */
  unreadMessages: number | null
  /** One that waits was chosen. */
  onWaiting(id: string): void
  /** The announcements, on one of them where its id is said. */
  onNotices(id?: string): void
  onMessages?: (() => void) | undefined
}

/** How many rows of each kind the menu shows. */
const most = 3

const load = () => import('./bell-menu.tsx')
const ahead = () => void load().catch(() => undefined)

/**
 * The bell of the header: popups that were held back, announcements,
 * messages (BEY-03). Its menu loads with the first press.
 *
 * @example <Bell language="EN" waiting={waiting} unreadMessages={3} onWaiting={show} onNotices={openNotices} />
 */
export function Bell({ language, waiting, unreadMessages, onWaiting, onNotices, onMessages }: BellProps) {
  const text = useSiteText()
  const { clock } = useApi()
  const { data, member } = useNotices(language)
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null)
  // A menu that does not come gives way to the announcements, whose window says why.
  const open = () =>
    void importWithRetry(load).then(
      (part) => setMenu(() => part.default),
      () => onNotices(),
    )
  const notices = data ? runningNotices(data, clock.now()) : []
  const unread = member ? notices.filter(({ read }) => !read) : []
  const messages = unreadMessages ?? 0
  const count = waiting.filter(({ seen }) => !seen).length + unread.length + messages
  const label = count === 0 ? text('site.bell.label') : text('site.bell.labelNew', { count })
  const items: MenuItem[] = [
    ...waiting.slice(0, most).map(({ id, kind, title }) => ({
      id,
      label: title,
      icon: kind === 'promotion' ? <IconGift /> : <IconBell />,
      onSelect: () => onWaiting(id),
    })),
    ...(unread.length > 0 ? unread : notices).slice(0, most).map(({ id, title }) => ({
      id: `notice:${id}`,
      label: title,
      icon: <IconNews />,
      onSelect: () => onNotices(String(id)),
    })),
    { id: 'line', separator: true },
    {
      id: 'notices',
      label: text('site.notices.title'),
      icon: <IconNews />,
      onSelect: () => onNotices(),
      ...(unread.length > 0 && { end: <Badge tone="bad">{unread.length}</Badge> }),
    },
  ]
  if (onMessages && unreadMessages !== null)
    items.push({
      id: 'messages',
      label: text('site.bell.messages'),
      icon: <IconMail />,
      onSelect: onMessages,
      ...(messages > 0 && { end: <Badge tone="bad">{messages}</Badge> }),
    })
  const [first] = items
  const shown = first && 'separator' in first ? items.slice(1) : items
  const look = { label, icon: <IconBell />, ...(count > 0 && { count: count > 99 ? '99+' : count }) }
  if (Menu) return <Menu label={text('site.bell.label')} items={shown} trigger={<IconButton {...look} />} />
  return (
    <IconButton
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={open}
    />
  )
}
