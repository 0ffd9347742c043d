import type { getRebate, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, DataTable, EmptyState, Money, type DataColumn } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface RebateLinesProps {
  rebate: Pick<ResponseOf<typeof getRebate>, 'list' | 'amount'>
  currency: string
  categoryName: (code: string) => string
}

type Line = ResponseOf<typeof getRebate>['list'][number]

/** The columns of the categories: what was staked, the rate, and what it brings. */
function useLineColumns(currency: string, categoryName: (code: string) => string): DataColumn<Line>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  return [
    { id: 'category', head: text('promotions.rebate.category'), cell: ({ category }) => categoryName(category) },
    {
      id: 'stake',
      head: text('promotions.rebate.stake'),
      align: 'end',
      phone: 'line',
      cell: ({ stake }) => money(stake),
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
      cell: (line) => <Money>{money(line.amount)}</Money>,
    },
  ]
}

/** How the rebate adds up: what was staked in each category, at which rate. */
export function RebateLines({ rebate: { list, amount }, currency, categoryName }: RebateLinesProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const staked = list.reduce((sum, { stake }) => sum + stake, 0)
  return (
    <Card as="section">
      <CardHead title={text('promotions.rebate.how')} />
      <CardText>{text('promotions.rebate.howText')}</CardText>
      <DataTable
        caption={text('promotions.rebate.how')}
        columns={useLineColumns(currency, categoryName)}
        rows={list}
        rowKey={({ category }) => category}
        empty={<EmptyState title={text('promotions.rebate.empty')} text={text('promotions.rebate.emptyText')} />}
        {...(list.length > 0 && {
          totals: [
            {
              label: text('promotions.rebate.total'),
              cells: { stake: money(staked), amount: <Money>{money(amount)}</Money> },
            },
          ],
        })}
      />
    </Card>
  )
}
