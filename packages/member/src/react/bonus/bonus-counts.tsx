import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, DataTable, FormNote, FormStack, type DataColumn } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface BonusCountsProps {
  bonus: Bonus
  currency: string
  categoryName: (code: string) => string
}

interface CountLine {
  readonly id: string
  readonly name: string
  readonly percent: number | null
  readonly stakes: number | null
  readonly counted: number
}

const none = '\u2014'

/** Which category counts how much towards a bonus, what was staked in it, and what of that counted. */
export function BonusCounts({ bonus, currency, categoryName }: BonusCountsProps) {
  const text = useMemberText()
  const format = useFormat()
  const { categories, time, staked } = bonus
  const before = bonus.countedBefore ?? 0
  if (categories.length === 0) return null
  const money = (minor: number | null) => (minor === null || minor === 0 ? none : format.money(minor, currency))
  const rows: CountLine[] = categories
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ category, percent, stakes, counted }) => ({
      id: category,
      name: categoryName(category),
      percent,
      stakes,
      counted,
    }))
  const earlier = { id: 'before', name: text('member.bonus.earlier'), percent: null, stakes: null, counted: before }
  const columns: DataColumn<CountLine>[] = [
    { id: 'category', head: text('member.bonus.category'), cell: ({ name }) => name, phone: 'title' },
    {
      id: 'share',
      head: text('member.bonus.share'),
      align: 'end',
      cell: ({ percent }) => {
        if (percent === null) return none
        return percent === 0 ? text('member.bonus.excluded') : format.percent(percent)
      },
      phone: 'value',
    },
    { id: 'stakes', head: text('member.bonus.bets'), align: 'end', cell: ({ stakes }) => money(stakes) },
    { id: 'counted', head: text('member.bonus.counted'), align: 'end', cell: ({ counted }) => money(counted) },
  ]
  const title = text('member.bonus.counts')
  return (
    <Card as="section">
      <CardHead title={title} end={<FormNote>{text('member.bonus.since', { at: format.dateTime(time) })}</FormNote>} />
      <FormStack>
        <DataTable
          caption={title}
          columns={columns}
          rows={before > 0 ? [...rows, earlier] : rows}
          rowKey={({ id }) => id}
          totals={[{ label: text('member.bonus.allCategories'), cells: { counted: format.money(staked, currency) } }]}
        />
        <CardText>{text('member.bonus.countsNote')}</CardText>
      </FormStack>
    </Card>
  )
}
