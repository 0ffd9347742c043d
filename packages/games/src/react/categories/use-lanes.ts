import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProviderGroups } from '../../categories/category.ts'
import { lanesOf, type Lane } from '../../categories/lanes.ts'
import { providersQuery } from '../../categories/queries.ts'

/**
 * The categories of the site.
 *
 * @param language the platform's language code; names come in it
 * @returns undefined while they load
 * @example const lanes = useLanes(groups, 'EN')
 */
export function useLanes(groups: ProviderGroups, language: string): readonly Lane[] | undefined {
  const { data } = useQuery(providersQuery(useApi(), language))
  return useMemo(() => data && lanesOf(data.data.lanes, groups), [data, groups])
}
