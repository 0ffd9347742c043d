import { endpointMutation, invalidateEndpoint } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { deleteMessages, getUnreadMessageCount, listInbox } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSupportText } from '../use-support-text.ts'

/** How long a deletion can be taken back, in milliseconds. */
const undoMs = 10_000

interface Deletion {
  readonly ids: readonly string[]
  readonly timer: ReturnType<typeof setTimeout>
  readonly toast: number
}

/**
 * Throws messages of the inbox away: they leave the list at once, and the call goes out when it cannot be taken back any
 * more, that is after ten seconds, or when the screen is left or hidden. What failed comes back and says so.
 */
export function useDeletion() {
  const api = useApi()
  const cache = useQueryClient()
  const toast = useToast()
  const text = useSupportText()
  const problem = useProblem()
  const waiting = useRef(new Set<Deletion>())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const bringBack = (ids: readonly string[]) => setGone((now) => new Set([...now].filter((id) => !ids.includes(id))))
  const call = useMutation({
    ...endpointMutation(api, deleteMessages),
    onError: (error, { messageIds }) =>
      void toast.show({
        tone: 'bad',
        text: text('support.inbox.notDeleted', { count: messageIds.split(',').length, problem: problem(error) }),
      }),
    onSettled: async (_answer, _error, { messageIds }) => {
      await Promise.all([listInbox, getUnreadMessageCount].map((read) => invalidateEndpoint(cache, read)))
      bringBack(messageIds.split(','))
    },
  })
  /** Whether the deletion was still waiting: it ends once, by going out or by being taken back. */
  const end = (deletion: Deletion): boolean => {
    clearTimeout(deletion.timer)
    toast.dismiss(deletion.toast)
    return waiting.current.delete(deletion)
  }
  const send = (deletion: Deletion) => {
    if (end(deletion)) call.mutate({ messageIds: deletion.ids.join(',') })
  }
  const sendAll = useEffectEvent(() => [...waiting.current].forEach(send))
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendAll()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      sendAll()
    }
  }, [])
  return {
    /** The ids of what was thrown away and may still be in a list that was read before. */
    gone,
    /** @param ids of at most 100 messages */
    throwAway: (ids: readonly string[]) => {
      setGone((now) => new Set([...now, ...ids]))
      const deletion: Deletion = {
        ids,
        timer: setTimeout(() => send(deletion), undoMs),
        toast: toast.show({
          text: text('support.inbox.deleted', { count: ids.length }),
          stay: true,
          action: {
            label: text('support.inbox.undo'),
            onClick: () => {
              if (end(deletion)) bringBack(ids)
            },
          },
        }),
      }
      waiting.current.add(deletion)
    },
  }
}
