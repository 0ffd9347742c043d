import type { BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { useMemberText } from '../use-member-text.ts'
import type { RankProps } from './rank-props.ts'

const none = '\u2014'

/** What the own rank gives now: the salary of this month, the bonus of the next rank, the rebate. */
export function RankFigures({ view, terms, currency, categoryName }: RankProps) {
  return (
    <StatGrid>
      {terms ? <SalaryFigure view={view} terms={terms} currency={currency} /> : null}
      {terms && view.next?.row ? <BonusFigure view={view} terms={terms} currency={currency} /> : null}
      {view.own && view.rebates.length > 0 ? <RebateFigure view={view} categoryName={categoryName} /> : null}
    </StatGrid>
  )
}

type BonusProps = Pick<RankProps, 'view' | 'currency'> & { terms: BonusTerms }

/** The terms of a figure in a line; all of them stand below the table. */
function useShortTerms(): (terms: BonusTerms) => string {
  const text = useMemberText()
  return ({ locked, wagerOn, wagerMultiple, validDays, timeZone }) => {
    const name = text(locked ? 'member.deposit.wageringLocked' : 'member.deposit.wageringRequirement')
    const value = text(`member.bonus.on.${wagerOn ?? 'bonus'}`, { times: wagerMultiple })
    const days = validDays ? `, ${text('member.bonus.days', { days: validDays, zone: timeZone ?? 'UTC' })}` : ''
    return `${text('member.bonus.term', { name, value })}${days}.`
  }
}

function SalaryFigure({ view: { own, ranks, salary }, terms, currency }: BonusProps) {
  const text = useMemberText()
  const format = useFormat()
  const short = useShortTerms()
  const bonus = (minor: number) => format.bonus(minor, currency, terms)
  const first = ranks.find((row) => row.salary > 0)
  if (!own || !salary)
    return (
      <StatCard
        label={text('member.rank.salary')}
        value={none}
        note={
          first
            ? `${text('member.rank.salaryFrom', { name: first.rankName, sum: bonus(first.salary) })} ${short(terms)}`
            : text('member.rank.noBonus')
        }
      />
    )
  const state =
    salary.left === 0
      ? text('member.rank.salaryMet')
      : text('member.rank.salaryLeft', { sum: format.money(salary.left, currency) })
  return <StatCard label={text('member.rank.salary')} value={bonus(own.salary)} note={`${state} ${short(terms)}`} />
}

function BonusFigure({ view: { next }, terms, currency }: BonusProps) {
  const text = useMemberText()
  const format = useFormat()
  const short = useShortTerms()
  const bonus = next?.row?.upgradeBonus ?? 0
  return (
    <StatCard
      label={text('member.rank.bonusNext', { name: next?.name ?? '' })}
      value={bonus > 0 ? format.bonus(bonus, currency, terms) : none}
      note={bonus > 0 ? `${text('member.rank.bonusOnce')} ${short(terms)}` : text('member.rank.noBonus')}
    />
  )
}

function RebateFigure({ view: { name, level, rebates }, categoryName }: Pick<RankProps, 'view' | 'categoryName'>) {
  const text = useMemberText()
  const format = useFormat()
  const [best, ...others] = rebates.map(({ categories, rates }) => ({
    categories: format.list(categories.map(categoryName)),
    percent: format.percent(rates.get(level) ?? 0),
  }))
  return (
    <StatCard
      label={text('member.rank.rebate', { name })}
      value={best?.percent ?? none}
      note={[best?.categories, ...others.map((group) => text('member.rank.rebateFor', group))].join(' \u00b7 ')}
    />
  )
}
