import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useAccount, useListSize } from '@parlour/screen-kit/react'
import { FilterBar, FormStack } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { incomeColumns, incomeOpen, incomeQuery, mostListDays } from '../../index.ts'
import { useList, type ListScreenProps } from '../lists/use-list.ts'
import { TeamDays } from '../overview/team-days.tsx'
import { IncomeChart } from './income-chart.tsx'
import { IncomePanel } from './income-panel.tsx'
import { IncomeSummary } from './income-summary.tsx'
import { IncomeTable } from './income-table.tsx'

/** Addresses of the rows that a sum was made from. */
export interface IncomePlaces {
  /** The rounds of the team in some days. */
  readonly bets: (of: { readonly from: string; readonly to: string }) => string
  /** The rounds that a payout was counted from. */
  readonly betsOf: (payoutId: string) => string
  /** The members of the team with what they did in some days. */
  readonly team: (of: { readonly from: string; readonly to: string }) => string
  /** A member of the team. */
  readonly member: (account: string) => string
  /** The own transactions of a day, of one filter of `listTransactions`. */
  readonly transactions: (of: { readonly from: string; readonly to: string; readonly kind: string }) => string
  /** A contract with the upline. */
  readonly contract: (contractId: string) => string
}

/** Props of `IncomeScreen`. */
export interface IncomeScreenProps extends ListScreenProps {
  readonly language: LanguageCode
  /** The name of a category of games by its product type. */
  readonly categoryName: (code: string) => string
  readonly places: IncomePlaces
}

/**
 * What an agent earned and from what: the period against the one before, day by day and kind by kind; a day opens into
 * its payouts, and a payout into the steps from the play to the money (AGT-06, BEY-11).
 *
 * @example <IncomeScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" categoryName={name} places={places} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function IncomeScreen({ language, categoryName, places, ...props }: IncomeScreenProps) {
  const { currency, zone } = props
  const list = useList(props, incomeColumns)
  const { view, today, show, hrefOf } = list
  const query = useQuery({
    ...incomeQuery(useApi(), useAccount(), view, zone, useListSize().size),
    placeholderData: keepPreviousData,
  })
  const open = incomeOpen(view.open)
  return (
    <>
      <FormStack>
        <FilterBar>
          <TeamDays view={view} today={today} language={language} most={mostListDays} onView={show} />
        </FilterBar>
        <IncomeSummary
          totals={query.data?.totals}
          view={view}
          zone={zone}
          currency={currency}
          failed={query.isError && !query.data}
        />
        <IncomeChart view={view} zone={zone} currency={currency} language={language} />
        <IncomeTable list={list} query={query} zone={zone} currency={currency} language={language} />
      </FormStack>
      {open ? (
        <IncomePanel
          key={open.day}
          open={open}
          language={language}
          zone={zone}
          currency={currency}
          categoryName={categoryName}
          places={places}
          hrefOf={(next) => hrefOf({ open: next })}
          onOpen={(next) => show({ page: view.page, open: next })}
        />
      ) : null}
    </>
  )
}
