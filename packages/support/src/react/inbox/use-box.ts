import { endpointMutation, invalidateEndpoint } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import {
  deleteMessages,
  getUnreadMessageCount,
  listInbox,
  markMessagesRead,
  type Id,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery, type Box } from '../../index.ts'

const invalidates = [listInbox, getUnreadMessageCount]

/** A box of messages: its page, the open message, and what can be done with it. */
export function useBox(box: Box, language: string) {
  const api = useApi()
  const cache = useQueryClient()
  const account = useAccount()
  const [page, setPage] = useState(1)
  const [current, setCurrent] = useState<string | null>(null)
  const list = useQuery({
    ...messagesQuery(api, box, page, { account, language }),
    enabled: account !== '',
    placeholderData: keepPreviousData,
  })
  // A message that the platform gives no id has that of its place.
  const rows = (account === '' ? [] : (list.data?.list ?? [])).map((message, index) => ({
    ...message,
    id: message.messageId === null ? `place ${index}` : String(message.messageId),
  }))
  const open = rows.find(({ id }) => id === current) ?? null
  // Who reads on does not wait for the mark before: twice changes
  // nothing, so that marks may be on their way side by side.
  const mark = useMutation({
    ...endpointMutation(api, markMessagesRead),
    onSettled: () => Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read))),
  })
  const remove = useEndpointMutation(deleteMessages, {
    scope: `inbox/${account}`,
    invalidates,
    onDone: () => setCurrent(null),
  })
  return {
    list,
    rows,
    open,
    page,
    pages: Math.max(1, list.data?.totalPages ?? 1),
    removing: remove.status === 'sending',
    problem: remove.error ?? mark.error,
    toPage: (next: number) => {
      setPage(next)
      setCurrent(null)
    },
    choose: (chosen: string | null) => {
      setCurrent(chosen)
      remove.reset()
      const { messageId = null } = rows.find(({ id, read }) => id === chosen && !read) ?? {}
      if (box === 'inbox' && messageId !== null) mark.mutate({ messageIds: String(messageId) })
    },
    markAll: () => mark.mutate({}),
    remove: (id: Id) => remove.send({ messageIds: String(id) }),
  }
}
