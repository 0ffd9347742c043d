import { useApi } from '@parlour/api-client/react'
import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { promotionsQuery, runningPromotions } from '@parlour/promotions'
import { useChatUnread, useSupportOffers, type Service } from '@parlour/support/react'
import type { SideMenuLink } from '@parlour/ui-kit'
import { IconChat, IconHeadset, IconInfo, IconMail, IconNews, IconRefresh, IconSend } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { hrefs } from '../routes/-hrefs.ts'
import { chatAtom } from './chat.ts'
import { deferredMenuAtom } from './deferred-menu.ts'
import { siteWindowAtom, type SiteWindow } from './site-window.ts'
import { useShellText } from './use-shell-text.ts'

/**
 * Fills in the menu what waits for parts after the first screen: the
 * lines of the customer service and how many promotions run (SIDE-03).
 */
export function useServiceMenu(language: string, flags: ReadonlySet<string>, service: Service, messages: number): void {
  const text = useShellText()
  const format = useFormat()
  const api = useApi()
  const guard = useGuard(requireRealMember)
  const show = useSetAtom(siteWindowAtom)
  const openChat = useSetAtom(chatAtom)
  const fill = useSetAtom(deferredMenuAtom)
  const offers = useSupportOffers(flags)
  const chatUnread = useChatUnread(offers.chat)
  const { data } = useQuery(promotionsQuery(api, language))
  const running = data && runningPromotions(data, api.clock.now()).length

  // What a press does and how a count is written follow from what is listed here.
  const key = [language, [...flags].join(), chatUnread, messages, running, service.lines.join()].join('|')
  const write = useEffectEvent(() => {
    const count = (n: number) => (n > 0 ? { count: format.number(n) } : {})
    const opens = (id: SiteWindow['id']) => () => show({ id })
    const lines = service.lines
      .filter((line) => line !== 'chat')
      .map((line): SideMenuLink => ({
        id: line,
        label: service.labelOf(line),
        icon: <IconHeadset />,
        onClick: () => service.open(line),
      }))
    const chat: SideMenuLink = {
      id: 'chat',
      label: text('web.service.chat'),
      icon: <IconChat />,
      ...count(chatUnread),
      onClick: () => guard(() => openChat(true)),
    }
    const inbox: SideMenuLink = {
      id: 'messages',
      label: text('web.service.messages'),
      icon: <IconMail />,
      ...count(messages),
      onClick: () => guard(opens('messages')),
    }
    const feedback: SideMenuLink = {
      id: 'feedback',
      label: text('web.service.feedback'),
      icon: <IconSend />,
      onClick: opens('feedback'),
    }
    const links = [
      ...lines,
      ...(flags.has('CBS3') ? [chat] : []),
      ...(flags.has('INBOX3') ? [inbox] : []),
      { id: 'notices', label: text('web.service.notices'), icon: <IconNews />, onClick: opens('notices') },
      { id: 'help', label: text('web.service.help'), icon: <IconInfo />, href: hrefs.help() },
      { id: 'speed', label: text('web.service.speed'), icon: <IconRefresh />, onClick: opens('speed') },
      ...(flags.has('FEEDBACK3') ? [feedback] : []),
    ]
    fill({ service: { links }, ...(running ? { promotions: format.number(running) } : {}) })
  })
  useEffect(() => write(), [key])
}
