import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import type { LanguageCode } from '@parlour/i18n'
import { Card, FilterBar, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { daysOf, houseToday, overviewQuery, teamView, type TeamSearch, type TeamView } from '../../index.ts'
import { Failed } from '../failed.tsx'
import { TeamChart } from './team-chart.tsx'
import { TeamDays } from './team-days.tsx'
import { TeamFigures } from './team-figures.tsx'

/** Props of `OverviewScreen`. */
export interface OverviewScreenProps {
  readonly search: TeamSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The time zone whose days the house counts by. */
  readonly zone: string
  readonly onSearch: (view: TeamView) => void
}

/** The team overview: money and people of a stretch of days, against the stretch before, and day by day (AGT-02, AGT-07). */
export function OverviewScreen({ search, language, currency, zone, onSearch }: OverviewScreenProps) {
  const api = useApi()
  const session = useSession()
  const account = session.status === 'member' ? session.account : ''
  const today = houseToday(api.clock.now(), zone)
  const view = teamView(search, today)
  const { data, error, refetch } = useQuery({ ...overviewQuery(api, account, view, zone), placeholderData: keepPreviousData })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <FilterBar>
        <TeamDays view={view} today={today} language={language} onView={onSearch} />
      </FilterBar>
      <TeamFigures overview={data} days={daysOf(view)} currency={currency} />
      {data ? <TeamChart overview={data} language={language} currency={currency} zone={zone} /> : <Card><Skeleton height={300} /></Card>}
    </>
  )
}
