import { endpointMutation, invalidateEndpoint } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { getUnreadMessageCount, listInbox, markMessagesRead, type MessageRow } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messagesQuery, type Box, type MessageView } from '../../index.ts'

const invalidates = [listInbox, getUnreadMessageCount]

/** A message of a box, with an id of its own: one that the platform gives none has that of its place. */
export interface Listed extends MessageRow {
  readonly id: string
}

const listed = (message: MessageRow, index: number): Listed => ({
  ...message,
  id: message.messageId === null ? `place ${index}` : String(message.messageId),
})

/**
 * The page of a box that is looked at, and the message that is open; an open one is marked as read.
 *
 * @param gone ids of what was thrown away, which the list may not know yet
 */
export function useBox(
  box: Box,
  language: string,
  { page, unread, find, open: id }: MessageView,
  gone: ReadonlySet<string>,
) {
  const api = useApi()
  const cache = useQueryClient()
  const account = useAccount()
  const list = useQuery({
    ...messagesQuery(api, box, { page, unread, find }, { account, language }),
    enabled: account !== '',
    placeholderData: keepPreviousData,
  })
  const all = (account === '' ? [] : (list.data?.list ?? [])).map(listed)
  // Reading takes a message out of the unread ones: it stays in its place for as long as it is open.
  const [held, hold] = useState<{ readonly message: MessageRow; readonly at: number } | null>(null)
  const at = all.findIndex((row) => row.id === id)
  const message = list.data?.list[at]
  if (message && held?.message !== message) hold({ message, at })
  const still = held && at < 0 && listed(held.message, held.at).id === id ? held : null
  const rows = (
    still && unread ? all.toSpliced(still.at, 0, { ...listed(still.message, still.at), read: true }) : all
  ).filter((row) => !gone.has(row.id))
  const open = rows.find((row) => row.id === id) ?? null

  // Who reads on does not wait for the mark before: twice changes nothing, so that marks may be on their way side by side.
  const asked = useRef(new Set<string>())
  const mark = useMutation({
    ...endpointMutation(api, markMessagesRead),
    onError: (_error, { messageIds = '' }) => messageIds.split(',').forEach((each) => asked.current.delete(each)),
    onSettled: () => Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read))),
  })
  const { mutate } = mark
  const fresh = box === 'inbox' && open && !open.read && open.messageId !== null ? open.id : null
  useEffect(() => {
    if (fresh === null || asked.current.has(fresh)) return
    asked.current.add(fresh)
    mutate({ messageIds: fresh })
  }, [fresh, mutate])

  return {
    list,
    rows,
    open,
    /** The message of the address is not on this page. */
    lost: id !== null && !open && list.data !== undefined && !list.isPlaceholderData,
    /** Nothing is on this page, and there are pages before it. */
    beyond: page > 1 && all.length === 0 && list.data !== undefined && !list.isPlaceholderData,
    /** Some messages of this page were thrown away a moment ago. */
    emptied: rows.length < all.length,
    pages: Math.max(1, list.data?.totalPages ?? 1),
    problem: mark.error,
    /** Marks some messages as read, all of them without ids. */
    markRead: (ids?: readonly string[]) => mutate(ids ? { messageIds: ids.join(',') } : {}),
  }
}
