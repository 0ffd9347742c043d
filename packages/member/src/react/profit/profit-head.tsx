import { useFormat } from '@parlour/i18n/react'
import { PeriodResult, type PeriodFigure } from '@parlour/ui-kit'
import { lengthOf, periodResult, type Activity, type Days, type PeriodResult as Result } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface ProfitHeadProps {
  /** Undefined while it is on its way. */
  activity: Activity | undefined
  /** Undefined where nothing is known of the days before. */
  before: Activity | undefined
  days: Days
  currency: string
  /** What the whole of a longer period came to, and how many days it has. */
  whole?: Result & { readonly days: number }
}

const wayOf = ({ result }: Pick<Result, 'result'>) => (result < 0 ? 'down' : result > 0 ? 'up' : 'even')

/** What the days came to in a sentence, beside the days before, and what it is made of. */
export function ProfitHead({ activity, before, days, currency, whole }: ProfitHeadProps) {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const time = (minutes: number) =>
    text('member.account.time', {
      hours: format.number(Math.floor(minutes / 60)),
      minutes: format.number(Math.round(minutes % 60)),
    })
  const now = activity && periodResult(activity.totals)
  const then = before && periodResult(before.totals)
  const shown = whole ?? now
  const length = lengthOf(days)
  const said = (prefix: '' | 'before.', result: Pick<Result, 'result'>, count = length) =>
    text(`member.profit.${prefix}${wayOf(result)}`, { sum: money(Math.abs(result.result)), days: count })
  const figure = (
    id: 'net' | 'bets' | 'winnings' | 'bonuses' | 'played',
    value: (result: Result) => string,
    note?: (result: Result) => string,
  ): PeriodFigure => ({
    id,
    name: text(`member.profit.${id}`),
    value: shown ? value(shown) : '',
    // The days before are those before the part, not before the whole.
    note: shown && note ? note(shown) : !whole && then && text('member.profit.was', { figure: value(then) }),
  })
  return (
    <PeriodResult
      loading={!now}
      title={whole ? said('', whole, whole.days) : now ? said('', now) : ''}
      text={
        now &&
        shown &&
        [
          text('member.profit.made', {
            bets: money(shown.bets),
            winnings: money(shown.winnings),
            bonuses: money(shown.bonuses),
          }),
          ...(whole ? [text('member.profit.ofThese', { result: said('', now) })] : []),
          ...(then ? [said('before.', then)] : []),
        ].join(' ')
      }
      figures={[
        figure(
          'net',
          ({ netDeposit }) => money(netDeposit),
          ({ deposits, withdrawals }) => text('member.profit.netOf', { in: money(deposits), out: money(withdrawals) }),
        ),
        figure('bets', ({ bets }) => money(bets)),
        figure('winnings', ({ winnings }) => money(winnings)),
        figure('bonuses', ({ bonuses }) => money(bonuses)),
        figure('played', ({ minutes }) => time(minutes)),
      ]}
    />
  )
}
