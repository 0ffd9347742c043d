import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, FactList, CardText, FormStack, Money, Progress } from '@parlour/ui-kit'
import { bonusHolds, timeLeft, wageringPercent } from '../../index.ts'
import { useAgeClock } from '../balance/use-age-clock.ts'
import { useMemberText } from '../use-member-text.ts'

interface BonusCardProps {
  bonus: Bonus
  currency: string
}

/** What `useTimeLeft` words: the time until a bonus ends, and the end itself with its zone. */
function useTimeLeft(expiresAt: number | null) {
  const text = useMemberText()
  const format = useFormat()
  const now = useAgeClock()
  if (expiresAt === null) return { left: text('member.bonus.noEnd'), ends: null }
  const left = timeLeft(expiresAt, now)
  return {
    left: left.days > 0 ? text('member.bonus.forDays', { ...left }) : text('member.bonus.forHours', { ...left }),
    ends: text('member.bonus.endsAt', {
      at: format.dateTime(expiresAt),
      // Dates are written in the zone of the device, so it is that zone which is named.
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  }
}

/** An open bonus: what it locks, how far it is played through, until when, and its highest stake (BEY-02, BEY-09). */
export function BonusCard({ bonus, currency }: BonusCardProps) {
  const text = useMemberText()
  const format = useFormat()
  const { title, amount, time, staked, wager, left, maxBet, playOnly, locked, expiresAt, forfeit } = bonus
  const ends = useTimeLeft(expiresAt)
  const money = (minor: number) => format.money(minor, currency)
  const percent = wageringPercent(bonus)
  const holds = bonusHolds(bonus)
  return (
    <Card as="section">
      <CardHead title={title} end={<Badge tone="info">{text('member.bonus.open')}</Badge>} />
      <FormStack>
        <FactList
          facts={[
            {
              id: 'holds',
              name: text(playOnly ? 'member.bonus.holds' : locked ? 'member.bonus.pays' : 'member.bonus.locks'),
              value: <Money tone="pending">{money(holds)}</Money>,
            },
          ]}
        />
        <CardText>
          {text('member.bonus.given', { sum: format.bonus(amount, currency, bonus), date: format.dateTime(time) })}
        </CardText>
        {locked ? <CardText>{text('member.withdraw.tie.locked')}</CardText> : null}
        {playOnly ? (
          <CardText>{text('member.withdraw.tie.playOnly')}</CardText>
        ) : (
          <Progress
            label={text('member.bonus.wagered')}
            value={text('member.bonus.progress', {
              staked: money(staked),
              wager: money(wager),
              percent: format.percent(percent),
            })}
            percent={percent}
            left={text('member.bonus.left', { left: money(left), sum: money(holds) })}
          />
        )}
        <FactList
          facts={[
            { id: 'left', name: text('member.bonus.timeLeft'), value: ends.left },
            { id: 'ends', name: text('member.bonus.ends'), value: ends.ends },
            {
              id: 'maxBet',
              name: text('member.bonus.maxBet'),
              value: maxBet === null ? text('member.bonus.noMaxBet') : money(maxBet),
            },
            {
              id: 'atStake',
              name: text('member.bonus.atStake'),
              value: forfeit?.atStake ? money(forfeit.atStake) : null,
            },
          ]}
        />
      </FormStack>
    </Card>
  )
}
