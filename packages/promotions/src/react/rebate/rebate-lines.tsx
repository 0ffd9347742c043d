import type { getRebate, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, DataTable, EmptyState, Money, type DataColumn } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface RebateLinesProps {
  rebate: Pick<ResponseOf<typeof getRebate>, 'list' | 'amount' | 'terms'>
  currency: string
  categoryName: (code: string) => string
}

type Line = ResponseOf<typeof getRebate>['list'][number]

/** The columns of the categories: what was staked, the rate, and what it brings. */
function useLineColumns(
  { currency, categoryName }: Pick<RebateLinesProps, 'currency' | 'categoryName'>,
  bonus: (amount: Line['amount']) => ReactNode,
): DataColumn<Line>[] {
  const text = usePromotionsText()
  const format = useFormat()
  return [
    { id: 'category', head: text('promotions.rebate.category'), cell: ({ category }) => categoryName(category) },
    {
      id: 'stake',
      head: text('promotions.rebate.stake'),
      align: 'end',
      phone: 'line',
      cell: ({ stake }) => format.money(stake, currency),
    },
    {
      id: 'rate',
      head: text('promotions.rebate.rate'),
      align: 'end',
      phone: 'line',
      cell: ({ rate }) => format.percent(rate),
    },
    {
      id: 'amount',
      head: text('promotions.rebate.amount'),
      align: 'end',
      phone: 'value',
      cell: ({ amount }) => bonus(amount),
    },
  ]
}

/** How the rebate adds up: what was staked in each category, at which rate. */
export function RebateLines({ rebate: { list, amount, terms: under }, currency, categoryName }: RebateLinesProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const bonus = (minor: Line['amount']) => <Money>{terms.amount(minor, under)}</Money>
  const staked = list.reduce((sum, { stake }) => sum + stake, 0)
  return (
    <Card as="section">
      <CardHead title={text('promotions.rebate.how')} />
      <CardText>{text('promotions.rebate.howText')}</CardText>
      <DataTable
        caption={text('promotions.rebate.how')}
        columns={useLineColumns({ currency, categoryName }, bonus)}
        rows={list}
        rowKey={({ category }) => category}
        empty={<EmptyState title={text('promotions.rebate.empty')} text={text('promotions.rebate.emptyText')} />}
        {...(list.length > 0 && {
          totals: [
            {
              label: text('promotions.rebate.total'),
              cells: { stake: format.money(staked, currency), amount: bonus(amount) },
            },
          ],
        })}
      />
    </Card>
  )
}
