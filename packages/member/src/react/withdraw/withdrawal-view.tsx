import { isComplete } from '@parlour/api-client'
import { cancelWithdrawal } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useFocusOnArrival } from '@parlour/screen-kit/react'
import {
  Badge,
  Card,
  CardHead,
  Columns,
  FormStack,
  LinkButton,
  Live,
  Money,
  Notice,
  Skeleton,
  Stepper,
  Summary,
} from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { isOpenWithdrawal, outcomesOf, withdrawalStatus } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useWithdrawalOrder } from './use-withdrawal-order.ts'
import { withdrawTones } from './withdraw-tones.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'

interface WithdrawalViewProps {
  orderNo: string
  language: string
  currency: string
  /** Where another withdrawal begins. */
  newHref: string
  /** Whether it has just taken the place of the form. */
  arrived: boolean
}

/**
 * A withdrawal stage by stage, each with its time and reason,
 * what comes next, and what the member may do (BEY-09, MEM-05).
 */
export function WithdrawalView({ orderNo, language, currency, newHref, arrived }: WithdrawalViewProps) {
  const text = useMemberText()
  const format = useFormat()
  const cache = useQueryClient()
  const box = useFocusOnArrival(arrived)
  const { query, key } = useWithdrawalOrder(orderNo, language)
  const { data: order, error, refetch } = query
  const newOne = (
    <LinkButton href={newHref} block>
      {text('member.withdraw.new')}
    </LinkButton>
  )
  if (!order && error)
    return (
      <>
        <MemberFailed error={error} onRetry={() => void refetch()} />
        {newOne}
      </>
    )
  if (!order) return <Skeleton height={420} />
  const stage = withdrawalStatus(order)
  const open = isOpenWithdrawal(order)
  const lost = stage === 'refused' || stage === 'cancelled'
  const money = (minor: number) => format.money(minor, currency)
  const name = text(`member.withdraw.status.${stage}`)
  const steps = order.stages.map((step, index) => ({
    title: text(`member.withdraw.status.${withdrawalStatus(step)}`),
    time: format.dateTime(step.time),
    text: step.reason,
    failed: lost && index === order.stages.length - 1,
  }))
  const acts = order.cancellable || outcomesOf(order).length > 0
  return (
    <Columns
      aside={
        <Summary
          title={text('member.cashier.order')}
          facts={[
            { id: 'order', name: text('member.cashier.number'), value: <bdi dir="ltr">{order.orderNo}</bdi> },
            {
              id: 'to',
              name: text('member.withdraw.account'),
              value: (
                <bdi>
                  {order.bankName} {order.cardNumber}
                </bdi>
              ),
            },
            { id: 'pays', name: text('member.withdraw.pays'), value: money(order.amount) },
            { id: 'fee', name: text('member.cashier.fee'), value: order.charge === null ? null : money(order.charge) },
          ]}
          total={{
            name: text('member.cashier.receive'),
            value: <Money tone={open ? 'pending' : lost ? 'void' : 'gold'}>{money(lost ? 0 : order.payout)}</Money>,
          }}
          action={
            acts ? (
              <WithdrawalActions
                order={order}
                onStep={(next) => (isComplete(cancelWithdrawal, next) ? cache.setQueryData(key, next) : void refetch())}
                onFailed={() => void refetch()}
              />
            ) : (
              newOne
            )
          }
        />
      }
    >
      <Stale query={query} />
      <div ref={box}>
        <Card as="section">
          <CardHead title={name} tag={<Badge tone={withdrawTones[stage]}>{money(order.amount)}</Badge>} />
          <Live>{name}</Live>
          <FormStack>
            {order.nextText ? <Notice tone={stage === 'paid' ? 'warn' : 'info'}>{order.nextText}</Notice> : null}
            {stage === 'paid' && order.countsAt ? (
              <p>{text('member.withdraw.counts', { time: format.dateTime(order.countsAt) })}</p>
            ) : null}
            {lost ? (
              <Notice tone="info">{text('member.withdraw.returned', { sum: money(order.amount) })}</Notice>
            ) : null}
            <Stepper
              steps={steps}
              current={open ? steps.length - 1 : steps.length}
              words={{ done: text('member.cashier.done'), failed: name }}
            />
          </FormStack>
        </Card>
      </div>
    </Columns>
  )
}
