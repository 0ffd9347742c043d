import { useApi } from '@parlour/api-client/react'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '../../announcements/queries.ts'
import { runningNotices } from '../../announcements/running-notices.ts'

/** The announcements that run now for the current visitor, with what a member has not read of them. */
export function useRunningNotices(language: string) {
  const api = useApi()
  const account = useSignedIn()
  const member = account !== null
  const { data, error, refetch } = useQuery(noticesQuery(api, language, account))
  const notices = data && runningNotices(data, api.clock.now())
  return {
    notices,
    member,
    unread: member ? (notices ?? []).filter(({ read }) => !read).length : 0,
    error,
    retry: () => void refetch(),
  }
}
