import type { getWithdrawPlan, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, FactList, Money } from '@parlour/ui-kit'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { useMemberText } from '../use-member-text.ts'

interface WithdrawPlanProps {
  plan: ResponseOf<typeof getWithdrawPlan>
  currency: string
  categoryName: (code: string) => string
}

/**
 * What is free now, what is bonus money and what a withdrawal gives up
 * of it, what is under way, and how far each bonus is played (BEY-09).
 */
export function WithdrawPlan({ plan, currency, categoryName }: WithdrawPlanProps) {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const { free, held, tied, forfeits, ties } = plan
  const promised = ties.reduce((sum, { locked, amount }) => sum + (locked ? amount : 0), 0)
  const lost = forfeits === null ? null : forfeits - promised
  return (
    <>
      <StatGrid>
        <StatCard
          gold
          label={text('member.withdraw.free')}
          value={money(free)}
          note={
            tied === null
              ? undefined
              : tied > 0
                ? text('member.withdraw.tied', { sum: money(tied) })
                : text('member.withdraw.untied')
          }
        />
        {tied !== null && tied > 0 ? (
          <StatCard
            label={text('member.withdraw.bonus')}
            value={money(tied)}
            note={
              lost === null
                ? undefined
                : lost > 0
                  ? text('member.withdraw.bonusLost', { sum: money(lost) })
                  : text('member.withdraw.bonusStays')
            }
          />
        ) : null}
        {promised > 0 ? (
          <StatCard
            label={text('member.withdraw.promised')}
            value={money(promised)}
            note={text('member.withdraw.promisedLost')}
          />
        ) : null}
        {held === null ? null : (
          <StatCard label={text('member.withdraw.held')} value={money(held)} note={text('member.withdraw.heldNote')} />
        )}
      </StatGrid>
      {ties.map(
        ({ bonusId, title, amount, balance, playOnly, locked, maxBet, wager, staked, left, excluded, expiresAt }) => (
          <Card key={bonusId} as="section">
            <CardHead
              title={title}
              end={<Money tone="pending">{money(locked ? amount : (balance ?? amount))}</Money>}
            />
            {locked ? <p>{text('member.withdraw.tie.locked')}</p> : null}
            {playOnly ? (
              <p>{text('member.withdraw.tie.playOnly')}</p>
            ) : (
              <FactList
                facts={[
                  { id: 'given', name: text('member.withdraw.tie.given'), value: locked ? null : money(amount) },
                  {
                    id: 'staked',
                    name: text('member.withdraw.tie.staked'),
                    value: text('member.withdraw.tie.of', { staked: money(staked), wager: money(wager) }),
                  },
                  { id: 'left', name: text('member.withdraw.tie.left'), value: money(left) },
                  { id: 'maxBet', name: text('member.bonus.maxBet'), value: maxBet ? money(maxBet) : null },
                  {
                    id: 'excluded',
                    name: text('member.bonus.excluded'),
                    value: format.list(excluded.map(categoryName)),
                  },
                  {
                    id: 'until',
                    name: text('member.bonus.ends'),
                    value: expiresAt ? format.dateTime(expiresAt) : null,
                  },
                ]}
              />
            )}
          </Card>
        ),
      )}
    </>
  )
}
