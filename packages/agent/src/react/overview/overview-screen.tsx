import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { AsOf, Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, FilterBar, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { daysOf, houseToday, overviewQuery, teamView, type TeamSearch, type TeamView } from '../../index.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { TeamAttention } from './team-attention.tsx'
import { ContractsWaiting } from './contracts-waiting.tsx'
import { TeamChart } from './team-chart.tsx'
import { TeamDays } from './team-days.tsx'
import { TeamFigures } from './team-figures.tsx'

/** Addresses of what the overview leads to. */
export interface OverviewPlaces {
  /** The contracts that wait for this agent. */
  readonly contracts: string
  /** The team by days. */
  readonly team: (view: TeamView) => string
  /** A member of the team, with its figures of some days. */
  readonly member: (account: string, view: TeamView) => string
}

/** Props of `OverviewScreen`. */
export interface OverviewScreenProps {
  readonly search: TeamSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The time zone whose days the operator counts by. */
  readonly zone: string
  readonly places: OverviewPlaces
  readonly onSearch: (view: TeamView) => void
}

/**
 * The team overview: money and people of a period, against the period before and day by day, and whom to look after
 * (AGT-02, AGT-07).
 *
 * @example <OverviewScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" places={places} onSearch={setSearch} />
 */
export function OverviewScreen({ search, language, currency, zone, places, onSearch }: OverviewScreenProps) {
  const api = useApi()
  const account = useAccount()
  const today = houseToday(api.clock.now(), zone)
  const view = teamView(search, today)
  const query = useQuery({
    ...overviewQuery(api, account, view, zone),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (query.error && !data)
    return (
      <Card>
        <AgentFailed query={query} />
      </Card>
    )
  return (
    <>
      <ContractsWaiting href={places.contracts} />
      <FilterBar>
        <TeamDays view={view} today={today} language={language} onView={onSearch} />
      </FilterBar>
      <Stale query={query} />
      <TeamFigures overview={data} days={daysOf(view)} currency={currency} />
      {data ? (
        <TeamChart overview={data} language={language} currency={currency} zone={zone} />
      ) : (
        <Card>
          <Skeleton height={300} />
        </Card>
      )}
      <AsOf query={query} />
      <TeamAttention view={view} currency={currency} zone={zone} places={places} />
    </>
  )
}
