import { useApi } from '@parlour/api-client/react'
import { markAnnouncementRead, type Id } from '@parlour/api-client/endpoints'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { freshNoticesQuery } from '../../announcements/queries.ts'

/**
 * Notes that a member has opened an announcement; nothing for a guest. A note that is lost is made at the next opening.
 */
export function useReadNotice(language: string): (id: Id) => void {
  const api = useApi()
  const client = useQueryClient()
  const account = useSignedIn()
  return useCallback(
    (id) => {
      if (account === null) return
      const query = freshNoticesQuery(api, language, account)
      const note = async () => {
        await api.call(markAnnouncementRead, { announcementId: id })
        // A list that was asked for before this note would call it unread again, whichever comes last.
        await client.cancelQueries({ queryKey: query.queryKey })
        await client.fetchQuery(query)
      }
      note().catch(() => undefined)
    },
    [api, client, language, account],
  )
}
