import type { TextStore } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Button, EmptyState, Spinner } from '@parlour/ui-kit'
import { FloatingPanel, type FloatingPanelHandle } from '@parlour/ui-kit/floating-panel'
import { IconChatFill } from '@parlour/ui-kit/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatUnreadQuery, storePlace, readPlace } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { ChatFrame } from './chat-frame.tsx'
import { useChatUnread } from './use-chat-unread.ts'
import { useRoom } from './use-room.ts'

/** Props of `ChatRoom`. */
export interface ChatRoomProps {
  /** The platform's language code. */
  readonly language: string
  /** Names the room here and, at most 60 characters of it, for the platform. */
  readonly title: string
  /** Origins that a chat may be framed from. */
  readonly frameOrigins: readonly string[]
  /** Where the place of the panel is kept. */
  readonly store: TextStore
  /** While a field for a secret may show, no foreign frame may exist: the room is taken down and comes back after. */
  readonly suspended: boolean
  readonly onClose: () => void
}

/**
 * The chat with the customer service, in a floating panel; it closes with the session. Source: MOD-06, CHT-01.
 *
 * @example
 * <ChatRoom language="EN" title="Support" frameOrigins={['http://chat.localhost:4100']} store={localTexts} suspended={false} onClose={close} />
 */
export function ChatRoom({ language, title, frameOrigins, store, suspended, onClose }: ChatRoomProps) {
  const text = useSupportText()
  const api = useApi()
  const queries = useQueryClient()
  const account = useAccount()
  const panel = useRef<FloatingPanelHandle>(null)
  const [place, setPlace] = useState(() => readPlace(store) ?? undefined)
  const count = useChatUnread(true)
  const { data: room, error, refetch } = useRoom({ title, language, frameOrigins }, suspended)
  const askAgain = () => void queries.invalidateQueries({ queryKey: chatUnreadQuery(api, account).queryKey })
  const askAtEnd = useEffectEvent(askAgain)
  const leave = useEffectEvent(onClose)
  useEffect(() => () => askAtEnd(), [])
  useEffect(() => {
    if (!account) leave()
  }, [account])
  if (!account || suspended) return null
  const hidden = place?.minimised ?? false
  return (
    <FloatingPanel
      ref={panel}
      title={title}
      icon={<IconChatFill />}
      count={count || undefined}
      place={place}
      onClose={onClose}
      labels={{
        move: text('support.chat.move'),
        resize: text('support.chat.resize'),
        minimise: text('support.chat.minimise'),
        close: text('support.chat.close'),
        restore: text('support.chat.restore', { title, count }),
      }}
      onPlace={(next) => {
        setPlace(next)
        storePlace(store, next)
      }}
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {!error && !room ? <Spinner label={text('support.chat.opening')} /> : null}
      {room?.state === 'open' ? (
        <ChatFrame
          url={room.url}
          title={title}
          hidden={hidden}
          onMessage={(message) => (message === 'minimise' ? panel.current?.minimise() : askAgain())}
        />
      ) : null}
      {room && room.state !== 'open' ? (
        <EmptyState
          title={text(`support.chat.${room.state}.title`)}
          text={text(`support.chat.${room.state}.text`)}
          action={<Button onClick={onClose}>{text('support.chat.close')}</Button>}
        />
      ) : null}
    </FloatingPanel>
  )
}
