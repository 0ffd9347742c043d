import type { BonusTerms, RankRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CompareTable, FormNote, useNarrow, type CompareRow } from '@parlour/ui-kit'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RankMedal } from './rank-medal.tsx'
import type { RankProps } from './rank-props.ts'

const none = '\u2014'
const million = 1_000_000

/** What every rank asks for and gives, the own one marked, with the terms of its bonuses below. */
export function RankTableCard({ view, terms, claimDays, currency, categoryName }: RankProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const narrow = useNarrow()
  const { whole } = useTerms(currency, categoryName)
  const title = text('promotions.rank.all')
  const short = (minor: number) => {
    const major = minor / 100
    // A short form that says the same sum: 1.5M, never a rounded one.
    return major >= million && major % (million / 10) === 0 ? format.compact(major) : format.number(major)
  }
  const money = (minor: number) => format.money(minor, currency)
  const sum = (minor: number, write = money) => (minor === 0 ? none : narrow ? write(minor) : short(minor))
  const bonusUnder = (given: BonusTerms) => (minor: number) => format.bonus(minor, currency, given)
  const row = (id: string, name: string, cell: (rank: RankRow) => string, lead = false): CompareRow => ({
    id,
    name,
    lead,
    cells: Object.fromEntries(view.ranks.map((rank) => [String(rank.rankLevel), cell(rank)])),
  })
  return (
    <Card as="section">
      <CardHead title={title} end={narrow ? null : <FormNote>{text('promotions.rank.sums', { currency })}</FormNote>} />
      <CompareTable
        caption={title}
        note={
          terms && (
            <>
              <strong>{text('promotions.rank.terms')}.</strong> {whole(terms)}
              {claimDays === null ? null : ` ${text('promotions.rank.claimDays', { days: claimDays })}`}
            </>
          )
        }
        columns={view.ranks.map(({ rankLevel, rankName }) => ({
          id: String(rankLevel),
          mark: <RankMedal view={view} level={rankLevel} />,
          title: rankName,
          ...(rankLevel === view.level && { sub: text('promotions.rank.you'), current: true }),
        }))}
        rows={[
          row('total', text('promotions.rank.reachTotal'), ({ totalTurnover }) => sum(totalTurnover)),
          row('month', text('promotions.rank.reachMonth'), ({ monthlyTurnover }) => sum(monthlyTurnover)),
          ...(terms
            ? [
                row(
                  'bonus',
                  text('promotions.rank.bonus'),
                  ({ upgradeBonus }) => sum(upgradeBonus, bonusUnder(terms)),
                  true,
                ),
                row(
                  'salary',
                  text('promotions.rank.salaryMonth'),
                  ({ salary }) => sum(salary, bonusUnder(terms)),
                  true,
                ),
              ]
            : []),
          ...view.rebates.map(({ categories, rates }) =>
            row(
              `rebate ${categories.join(' ')}`,
              text('promotions.rank.rebateOf', { categories: format.list(categories.map(categoryName)) }),
              ({ rankLevel }) => format.percent(rates.get(rankLevel) ?? 0),
              !terms,
            ),
          ),
        ]}
      />
    </Card>
  )
}
