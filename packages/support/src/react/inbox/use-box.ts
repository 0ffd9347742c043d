import { endpointMutation, invalidateEndpoint } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { deleteMessages, getUnreadMessageCount, listInbox, markMessagesRead } from '@parlour/api-client/endpoints'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery, type Box } from '../../index.ts'
import { useAccount } from '../use-account.ts'

const invalidates = [listInbox, getUnreadMessageCount]

/** A box of messages: its page, the open message, and what can be done with it. */
export function useBox(box: Box, language: string) {
  const api = useApi()
  const cache = useQueryClient()
  const account = useAccount()
  const [page, setPage] = useState(1)
  const [current, setCurrent] = useState<number | null>(null)
  const list = useQuery({ ...messagesQuery(api, box, page, { account, language }), enabled: account !== '', placeholderData: keepPreviousData })
  const rows = account === '' ? [] : (list.data?.list ?? [])
  const open = rows.find(({ messageId }) => messageId === current) ?? null
  // Who reads on does not wait for the mark before: twice changes nothing, so that marks may be on their way side by side.
  const mark = useMutation({
    ...endpointMutation(api, markMessagesRead),
    onSettled: () => Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read))),
  })
  const remove = useEndpointMutation(deleteMessages, { scope: `inbox/${account}`, invalidates, onDone: () => setCurrent(null) })
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
    choose: (id: number | null) => {
      setCurrent(id)
      remove.reset()
      if (box === 'inbox' && rows.some(({ messageId, read }) => messageId === id && !read)) mark.mutate({ messageIds: String(id) })
    },
    markAll: () => mark.mutate({}),
    remove: (id: number) => remove.send({ messageIds: String(id) }),
  }
}
