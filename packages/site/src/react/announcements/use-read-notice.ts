import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { noticesQuery } from '../../announcements/queries.ts'
import { readNotice } from '../../announcements/read-notice.ts'

/** Notes that a member has opened an announcement; nothing for a guest. A note that is lost is made at the next opening. */
export function useReadNotice(language: string): (id: number) => void {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const account = session.status === 'member' ? session.account : null
  return useCallback(
    (id) => {
      if (account === null) return
      const { queryKey } = noticesQuery(api, language, account)
      void readNotice(api, id).then((answer) => client.setQueryData(queryKey, answer), () => undefined)
    },
    [api, client, language, account],
  )
}
