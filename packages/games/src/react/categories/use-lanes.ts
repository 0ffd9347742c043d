import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VendorGroups } from '../../categories/category.ts'
import { lanesOf, type Lane } from '../../categories/lanes.ts'
import { vendorsQuery } from '../../categories/queries.ts'

/** The categories of the site; undefined while they are on their way. */
export function useLanes(groups: VendorGroups, language: string): readonly Lane[] | undefined {
  const { data } = useQuery(vendorsQuery(useApi(), language))
  return useMemo(() => data && lanesOf(data.data.lanes, groups), [data, groups])
}
