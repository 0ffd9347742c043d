import { useApi } from '@parlour/api-client/react'
import type { Bonus } from '@parlour/api-client/endpoints'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, ListTable, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Notice } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { endedBonusSorts } from '../../bonus/queries.ts'
import { allEndedBonuses, endedBonusesQuery, recordSearch, recordView, todayOf, type RecordView } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { BonusPageProps } from './bonus-page.ts'
import { useEndedColumns } from './use-ended-columns.tsx'

/** Bonuses that have ended, each with the reason, page by page. */
export function EndedBonuses({
  search,
  language,
  currency,
  hrefOf,
  onSearch,
  isOpen,
}: Pick<BonusPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'> & {
  /** Whether the bonus that the address names is open still. */
  isOpen: boolean
}) {
  const text = useMemberText()
  const api = useApi()
  const today = todayOf(api.clock.now())
  const view = recordView(search, today)
  const asked = endedBonusesQuery(api, useAccount(), language, view, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey), refetchOnWindowFocus: true })
  const { data, error, refetch } = query
  const { columns, file } = useEndedColumns(currency)
  const title = text('member.bonus.finished')
  // What a link named is not looked for on another page.
  const searchOf = (change: Partial<RecordView>) => recordSearch({ ...view, open: '', ...change }, today)
  const isElsewhere =
    data !== undefined &&
    data.list.length > 0 &&
    view.open !== '' &&
    !isOpen &&
    !data.list.some(({ bonusId }) => bonusId === view.open)
  return (
    <ListTable<Bonus>
      title={title}
      caption={title}
      columns={columns}
      rowKey={({ bonusId }) => bonusId}
      isSelected={({ bonusId }) => bonusId === view.open}
      note={isElsewhere ? <Notice>{text('member.bonus.elsewhere')}</Notice> : null}
      sort={sortOf(view, endedBonusSorts)}
      onSort={(sort) => onSearch(searchOf({ sort, page: 1 }))}
      page={view.page}
      query={query}
      failed={error ? <MemberFailed error={error} onRetry={() => void refetch()} /> : null}
      csv={{ columns: file, fileName: 'ended-bonuses.csv', rows: (fetch) => allEndedBonuses(api, view, fetch) }}
      empty={{ title: text('member.bonus.finishedEmpty'), text: text('member.bonus.finishedEmptyText') }}
      hrefOfPage={(page) => hrefOf(searchOf({ page }))}
      onPage={(page) => onSearch(searchOf({ page }))}
    />
  )
}
