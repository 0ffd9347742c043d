import { useApi } from '@parlour/api-client/react'
import { useRealAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { missionsQuery } from '../../missions/queries.ts'

/**
 * How many missions are open: the badge of the missions (MIS-01). 0 while it is not known, and for accounts that have
 * no missions.
 *
 * @param offered whether the platform has missions; without it nothing is asked for
 * @param language the platform's language code
 * @returns how many are open
 * @example const open = useOpenMissions(modules.has('MISSIONLB3'), 'EN')
 */
export function useOpenMissions(offered: boolean, language: string): number {
  const account = useRealAccount()
  const { data } = useQuery({
    ...missionsQuery(useApi(), account, { status: 'O', page: 1, language }),
    enabled: offered && account !== '',
    select: ({ totalCount }) => totalCount ?? 0,
  })
  return data ?? 0
}
