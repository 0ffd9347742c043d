import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { AsOf, Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, FilterBar } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  daysActivityQuery,
  daysBefore,
  lengthOf,
  periodResult,
  profitPartOf,
  recordSearch,
  recordView,
  todayOf,
  usualProfitDays,
  wholeDays,
  withDays,
  withPart,
  type RecordSearch,
  type RecordView,
} from '../../index.ts'
import { figuresOf, resultOf } from '../../profit/profit-view.ts'
import { MemberFailed } from '../member-failed.tsx'
import { RecordPart } from '../records/record-part.tsx'
import { RecordPeriod } from '../records/record-period.tsx'
import { useWholeTotals } from '../records/use-whole-totals.ts'
import { WholeFailed } from '../records/whole-failed.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitHead } from './profit-head.tsx'
import { ProfitParts } from './profit-parts.tsx'

/** Props of `ProfitScreen`. */
export interface ProfitScreenProps {
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** IANA name of the zone that the platform counts days in. */
  readonly timeZone: string
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** Where an account that has not played finds a game; no link without it. */
  readonly gamesHref?: string | undefined
  readonly hrefOf: (search: RecordSearch) => string
  readonly onSearch: (search: RecordSearch) => void
}

/**
 * Profit and loss of some days: the result in a sentence beside that of the days before, day by day as a chart or a
 * table, and what it is made of (MEM-02, BEY-20).
 *
 * @example <ProfitScreen search={search} language="EN" currency="PHP" timeZone="Asia/Manila" categoryName={categoryName} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function ProfitScreen({
  search,
  language,
  currency,
  timeZone,
  categoryName,
  gamesHref,
  hrefOf,
  onSearch,
}: ProfitScreenProps) {
  const api = useApi()
  const account = useAccount()
  const today = todayOf(api.clock.now(), timeZone)
  const view = recordView(search, today, usualProfitDays)
  const days = { from: view.from, to: view.to }
  const earlier = daysBefore(days)
  // The result of other days would be told as that of these: it does not stay until these are there.
  const query = useQuery(daysActivityQuery(api, account, days, timeZone))
  const { data, error } = query
  // Without the days before the page says nothing of them: they can be older than the records.
  const { data: before } = useQuery(daysActivityQuery(api, account, earlier, timeZone))
  const totalsOfAll = useWholeTotals(
    view,
    (part) => daysActivityQuery(api, account, part, timeZone),
    ({ totals }) => figuresOf(periodResult(totals)),
  )
  const { amounts } = totalsOfAll
  const whole = amounts && { ...resultOf(amounts), days: lengthOf(wholeDays(view)) }
  const searchOf = (next: RecordView) => recordSearch(next, today, usualProfitDays)
  const period = (
    <>
      <FilterBar>
        <RecordPeriod
          view={view}
          zone={timeZone}
          language={language}
          onPeriod={(chosen) => onSearch(searchOf(withDays(view, chosen)))}
        />
      </FilterBar>
    </>
  )
  const part = (
    <>
      <WholeFailed whole={totalsOfAll} />
      <RecordPart days={view} hrefOfPart={(each) => hrefOf(searchOf(withPart(view, each)))} />
    </>
  )
  if (error && !data)
    return (
      <>
        {period}
        {part}
        <Card as="section">
          <MemberFailed error={error} onRetry={() => void query.refetch()} />
        </Card>
      </>
    )
  return (
    <>
      {period}
      <Stale query={query} />
      <ProfitHead activity={data} before={before} days={days} currency={currency} {...(whole && { whole })} />
      {part}
      <ProfitChart activity={data} language={language} currency={currency} timeZone={timeZone} />
      <AsOf query={query} />
      <ProfitParts
        part={profitPartOf(view.kind)}
        sort={view.sort}
        days={days}
        currency={currency}
        timeZone={timeZone}
        categoryName={categoryName}
        gamesHref={gamesHref}
        onPart={(kind) => onSearch(searchOf({ ...view, kind }))}
        onSort={(sort) => onSearch(searchOf({ ...view, sort }))}
      />
    </>
  )
}
