import { useApi } from '@parlour/api-client/react'
import { dayStart } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Progress, RankCard, RankGoal } from '@parlour/ui-kit'
import { monthLeft, type RankStep } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { RankMedal } from './rank-medal.tsx'
import type { RankProps } from './rank-props.ts'

type RankNowProps = Pick<RankProps, 'view' | 'currency'> & { timeZone: string }

/** The own rank, and how far each condition of the next one is. */
export function RankNow({ view, currency, timeZone }: RankNowProps) {
  const text = useMemberText()
  const format = useFormat()
  const { days, hours, lastDay } = monthLeft(useApi().clock.now(), timeZone)
  const { name, level, next } = view
  const zone = timeZone
  const date = format.date(dayStart(lastDay))
  const bar = (label: string, { actual, expected, left, percent }: RankStep, until: string) => (
    <Progress
      label={label}
      value={text('member.rank.progress', {
        actual: format.money(actual, currency),
        expected: format.money(expected, currency),
        percent: format.percent(percent),
      })}
      percent={percent}
      left={
        left === 0
          ? text('member.rank.met')
          : text('member.rank.left', { sum: format.money(left, currency), name: next?.name ?? name })
      }
      until={until}
    />
  )
  return (
    <RankCard
      medal={<RankMedal view={view} level={level} size={88} />}
      label={text('member.rank.yours')}
      name={name || text('member.rank.none')}
      text={next ? name && text('member.rank.stays') : text('member.rank.highest')}
    >
      {next ? (
        <RankGoal
          medal={next.level === null ? null : <RankMedal view={view} level={next.level} size={28} />}
          title={text('member.rank.next', { name: next.name })}
          note={text('member.rank.both')}
        >
          {bar(
            text('member.rank.month'),
            view.month,
            days > 0
              ? text('member.rank.monthDays', { days, date, zone })
              : text('member.rank.monthHours', { hours, date, zone }),
          )}
          {bar(text('member.rank.total'), view.total, text('member.rank.noEnd'))}
        </RankGoal>
      ) : null}
    </RankCard>
  )
}
