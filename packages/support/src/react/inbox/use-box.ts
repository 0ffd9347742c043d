import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { deleteMessages, getUnreadMessageCount, listInbox, markMessagesRead } from '@parlour/api-client/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery, type Box } from '../../index.ts'
import { useAccount } from '../use-account.ts'

const invalidates = [listInbox, getUnreadMessageCount]

/** A box of messages: its page, the open message, and what can be done with it. */
export function useBox(box: Box, language: string) {
  const api = useApi()
  const account = useAccount()
  const [page, setPage] = useState(1)
  const [current, setCurrent] = useState<number | null>(null)
  const list = useQuery({ ...messagesQuery(api, box, page, { account, language }), enabled: account !== '', placeholderData: keepPreviousData })
  const rows = account === '' ? [] : (list.data?.list ?? [])
  const open = rows.find(({ messageId }) => messageId === current) ?? null
  const mark = useEndpointMutation(markMessagesRead, { scope: `inbox/${account}`, invalidates })
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
      if (box === 'inbox' && rows.some(({ messageId, read }) => messageId === id && !read)) mark.send({ messageIds: String(id) })
    },
    markAll: () => mark.send({}),
    remove: (id: number) => remove.send({ messageIds: String(id) }),
  }
}
