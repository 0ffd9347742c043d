import type { CaseReason } from '../../kernel/db/index.ts'
import type { LimitName, ReviewLimits } from './review-limits.ts'
import type { WithdrawalFigures } from './withdrawal-figures.ts'

type Figure = keyof WithdrawalFigures

/** A rule as data: one figure, beside another where the limit is a part of it. */
interface WithdrawalRule {
  readonly rule: string
  readonly figure: Figure
  readonly is: 'above' | 'below'
  /** What the figure is a part of, in per cent; without it the limit is a number. */
  readonly of?: Figure
  readonly limit: LimitName
  /** The rule looks only where this figure reaches `withdrawal.least`. */
  readonly from?: Figure
  /** Whether the rule says nothing while `of` is zero: there is no pattern yet. */
  readonly needsPattern?: true
}

/** Every rule that a withdrawal is held against. */
export const withdrawalRules: readonly WithdrawalRule[] = [
  {
    rule: 'drawn-above-income',
    figure: 'drawn',
    is: 'above',
    of: 'income',
    limit: 'withdrawal.income',
    from: 'drawnToday',
  },
  {
    rule: 'drawn-above-deposits',
    figure: 'drawn',
    is: 'above',
    of: 'deposited',
    limit: 'withdrawal.deposits',
    from: 'drawnToday',
  },
  {
    rule: 'hardly-played',
    figure: 'turnover',
    is: 'below',
    of: 'deposited',
    limit: 'withdrawal.played',
    from: 'deposited',
  },
  {
    rule: 'opposite-sides',
    figure: 'turnover',
    is: 'below',
    of: 'staked',
    limit: 'withdrawal.covered',
    from: 'staked',
  },
  {
    rule: 'sudden-withdrawal',
    figure: 'drawnToday',
    is: 'above',
    of: 'drawnBefore',
    limit: 'withdrawal.sudden',
    from: 'drawnToday',
    needsPattern: true,
  },
  {
    rule: 'sudden-deposit',
    figure: 'depositedToday',
    is: 'above',
    of: 'depositedBefore',
    limit: 'deposit.sudden',
    from: 'depositedToday',
    needsPattern: true,
  },
  {
    rule: 'sudden-turnover',
    figure: 'turnoverToday',
    is: 'above',
    of: 'turnoverBefore',
    limit: 'turnover.sudden',
    from: 'turnoverToday',
    needsPattern: true,
  },
  { rule: 'shared-payee', figure: 'otherPayees', is: 'above', limit: 'withdrawal.payees' },
]

function holds(
  { figure, is, of, limit, from, needsPattern }: WithdrawalRule,
  figures: WithdrawalFigures,
  limits: ReviewLimits,
): boolean {
  if (from && figures[from] < limits['withdrawal.least']) return false
  if (needsPattern && of && figures[of] === 0) return false
  const bound = of ? (figures[of] * limits[limit]) / 100 : limits[limit]
  return is === 'above' ? figures[figure] > bound : figures[figure] < bound
}

/** Why a withdrawal waits for a person: every rule that it falls under, with the figures that the rule saw. */
export const withdrawalReasons = (figures: WithdrawalFigures, limits: ReviewLimits): CaseReason[] =>
  withdrawalRules
    .filter((rule) => holds(rule, figures, limits))
    .map(({ rule, figure, is, of, limit }) => ({
      rule,
      ...(of ? { sums: { [figure]: figures[figure], [of]: figures[of] } } : {}),
      facts: { ...(of ? {} : { [figure]: figures[figure] }), [is]: of ? `${limits[limit]} %` : limits[limit] },
    }))
