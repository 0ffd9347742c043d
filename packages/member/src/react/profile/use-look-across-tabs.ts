import { useApi } from '@parlour/api-client/react'
import { useReloadMember, useSession } from '@parlour/auth/react'
import { isAccountMessage, type AccountChannel } from '@parlour/screen-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { avatarQuery, profileQuery } from '../../index.ts'

const type = 'look'

/**
 * Reads picture and nickname again when one of them changes in another tab. Messages carry neither; a tab that finds the
 * same sends none.
 *
 * @param channel the wire between the tabs
 * @param account user name
 * @param now the time of a message, milliseconds since 1970
 * @example useLookAcrossTabs(channel, 'linhtran88', () => api.clock.now())
 */
export function useLookAcrossTabs(channel: AccountChannel, account: string, now: () => number): void {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  const reloadMember = useReloadMember()
  const { data } = useQuery(avatarQuery(api, account))
  const member = session.status === 'member' ? session.member : null
  const look = member && data ? [account, member.nickname, data.avatar].join('\n') : null
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (look === null) return
    const isOther = last.current !== null && last.current !== look && last.current.startsWith(`${account}\n`)
    last.current = look
    if (isOther) channel.post({ type, account, at: now() })
  }, [channel, account, now, look])
  useEffect(
    () =>
      channel.listen((message) => {
        if (!isAccountMessage(message, type, account)) return
        void queries.invalidateQueries({ queryKey: avatarQuery(api, account).queryKey })
        void queries.invalidateQueries({ queryKey: profileQuery(api, account).queryKey })
        void reloadMember()
      }),
    [channel, account, api, queries, reloadMember],
  )
}
