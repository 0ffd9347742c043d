import { useApi } from '@parlour/api-client/react'
import { dayStart } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Progress, RankCard, RankGoal } from '@parlour/ui-kit'
import { monthLeft } from '../../rank/month-left.ts'
import type { RankStep } from '../../rank/rank-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RankMedal } from './rank-medal.tsx'
import type { RankProps } from './rank-props.ts'

type RankNowProps = Pick<RankProps, 'view' | 'currency'> & { timeZone: string }

/** The own rank, and how far each condition of the next one is. */
export function RankNow({ view, currency, timeZone }: RankNowProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { days, hours, lastDay } = monthLeft(useApi().clock.now(), timeZone)
  const { name, level, next } = view
  const zone = timeZone
  const date = format.date(dayStart(lastDay))
  const bar = (label: string, { actual, expected, left, percent }: RankStep, until: string) => (
    <Progress
      label={label}
      value={text('promotions.rank.progress', {
        actual: format.money(actual, currency),
        expected: format.money(expected, currency),
        percent: format.percent(percent),
      })}
      percent={percent}
      left={
        left === 0
          ? text('promotions.rank.met')
          : text('promotions.rank.left', { sum: format.money(left, currency), name: next?.name ?? name })
      }
      until={until}
    />
  )
  return (
    <RankCard
      medal={<RankMedal view={view} level={level} size={88} />}
      label={text('promotions.rank.yours')}
      name={name || text('promotions.rank.none')}
      text={next ? name && text('promotions.rank.stays') : text('promotions.rank.highest')}
    >
      {next ? (
        <RankGoal
          medal={next.level === null ? null : <RankMedal view={view} level={next.level} size={28} />}
          title={text('promotions.rank.next', { name: next.name })}
          note={text('promotions.rank.both')}
        >
          {bar(
            text('promotions.rank.month'),
            view.month,
            days > 0
              ? text('promotions.rank.monthDays', { days, date, zone })
              : text('promotions.rank.monthHours', { hours, date, zone }),
          )}
          {bar(text('promotions.rank.total'), view.total, text('promotions.rank.noEnd'))}
        </RankGoal>
      ) : null}
    </RankCard>
  )
}
