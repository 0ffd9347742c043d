import type { BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RankProps } from './rank-props.ts'

const none = '\u2014'

/** What the own rank gives now: the salary of this month, the bonus of the next rank, the rebate. */
export function RankFigures({ view, terms, currency, categoryName }: Omit<RankProps, 'claimDays'>) {
  return (
    <StatGrid>
      {terms ? <SalaryFigure view={view} terms={terms} currency={currency} categoryName={categoryName} /> : null}
      {terms && view.next?.row ? (
        <BonusFigure view={view} terms={terms} currency={currency} categoryName={categoryName} />
      ) : null}
      {view.own && view.rebates.length > 0 ? <RebateFigure view={view} categoryName={categoryName} /> : null}
    </StatGrid>
  )
}

type BonusProps = Pick<RankProps, 'view' | 'currency' | 'categoryName'> & { terms: BonusTerms }

function SalaryFigure({ view: { own, ranks, salary }, terms, currency, categoryName }: BonusProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { short } = useTerms(currency, categoryName)
  const bonus = (minor: number) => format.bonus(minor, currency, terms)
  const first = ranks.find((row) => row.salary > 0)
  if (!own || !salary)
    return (
      <StatCard
        label={text('promotions.rank.salary')}
        value={none}
        note={
          first
            ? `${text('promotions.rank.salaryFrom', { name: first.rankName, sum: bonus(first.salary) })} ${short(terms)}`
            : text('promotions.rank.noBonus')
        }
      />
    )
  const state =
    salary.left === 0
      ? text('promotions.rank.salaryMet')
      : text('promotions.rank.salaryLeft', { sum: format.money(salary.left, currency) })
  return <StatCard label={text('promotions.rank.salary')} value={bonus(own.salary)} note={`${state} ${short(terms)}`} />
}

function BonusFigure({ view: { next }, terms, currency, categoryName }: BonusProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { short } = useTerms(currency, categoryName)
  const bonus = next?.row?.upgradeBonus ?? 0
  return (
    <StatCard
      label={text('promotions.rank.bonusNext', { name: next?.name ?? '' })}
      value={bonus > 0 ? format.bonus(bonus, currency, terms) : none}
      note={bonus > 0 ? `${text('promotions.rank.bonusOnce')} ${short(terms)}` : text('promotions.rank.noBonus')}
    />
  )
}

function RebateFigure({ view: { name, level, rebates }, categoryName }: Pick<RankProps, 'view' | 'categoryName'>) {
  const text = usePromotionsText()
  const format = useFormat()
  const [best, ...others] = rebates.map(({ categories, rates }) => ({
    categories: format.list(categories.map(categoryName)),
    percent: format.percent(rates.get(level) ?? 0),
  }))
  return (
    <StatCard
      label={text('promotions.rank.rebate', { name })}
      value={best?.percent ?? none}
      note={[best?.categories, ...others.map((group) => text('promotions.rank.rebateFor', group))].join(' \u00b7 ')}
    />
  )
}
