import { isComplete } from '@parlour/api-client'
import { cancelDeposit } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useAccount, useFocusOnArrival } from '@parlour/screen-kit/react'
import {
  Badge,
  Card,
  CardHead,
  Columns,
  LinkButton,
  Live,
  Money,
  Notice,
  Skeleton,
  Stepper,
  Summary,
} from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  depositPromotionsQuery,
  depositState,
  isOpenDeposit,
  mayCancelDeposit,
  orderBonus,
  statedPromotions,
  type DepositState,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { BonusTermsLine } from '../cashier/bonus-terms-line.tsx'
import { useMemberText } from '../use-member-text.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import { DepositCheck } from './deposit-check.tsx'
import { DepositPayment } from './deposit-payment.tsx'
import { depositTones } from './deposit-tones.ts'
import { useDepositOrder } from './use-deposit-order.ts'

interface DepositViewProps {
  orderNo: string
  /** Whether it has just taken the place of the form. */
  arrived: boolean
  language: string
  currency: string
  categoryName: (code: string) => string
  /** Where another deposit begins. */
  newHref: string
  /** Where support is reached. */
  supportHref: string
  origin: string
  payOrigins: readonly string[]
}

const missing = '\u2014'

const steps = { pending: 1, checking: 1, paid: 3, failed: 1, expired: 1, cancelled: 1 } as const satisfies Record<
  DepositState,
  number
>

/** An order of a deposit: how it is paid while it is open, then what came of it and why. */
export function DepositView({
  orderNo,
  arrived,
  language,
  currency,
  categoryName,
  newHref,
  supportHref,
  origin,
  payOrigins,
}: DepositViewProps) {
  const text = useMemberText()
  const format = useFormat()
  const cache = useQueryClient()
  const { query, key } = useDepositOrder(orderNo, language)
  const { data: order, error, refetch } = query
  const promotions = useQuery(depositPromotionsQuery(useApi(), useAccount(), language))
  const box = useFocusOnArrival(arrived && order !== undefined)
  const newOne = (
    <LinkButton href={newHref} block>
      {text('member.deposit.new')}
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
  const state = depositState(order)
  const open = isOpenDeposit(order)
  const money = (minor: number) => format.money(minor, currency)
  const credited = order.fee === null ? null : order.amount - order.fee
  const name = text(`member.deposit.state.${state}`)
  const given = orderBonus(order, statedPromotions(promotions.data?.list ?? []))
  const later = given?.promotion.terms.locked ?? false
  const lost = state === 'failed' || state === 'expired' || state === 'cancelled'
  return (
    <>
      <Stepper
        direction="across"
        current={steps[state]}
        words={{ done: text('member.cashier.done'), failed: name }}
        steps={[
          { title: text('member.cashier.amount') },
          { title: text('member.deposit.step.pay'), failed: lost },
          { title: text('member.deposit.step.done') },
        ]}
      />
      <Live>{name}</Live>
      <Stale query={query} />
      <Columns
        aside={
          <Summary
            title={text('member.cashier.order')}
            note={
              given ? (
                <>
                  <strong>{given.promotion.title}</strong>{' '}
                  <BonusTermsLine terms={given.promotion.terms} currency={currency} categoryName={categoryName} />
                </>
              ) : (order.bonusAmount ?? 0) > 0 && !promotions.isLoading ? (
                text('member.deposit.bonusApart')
              ) : null
            }
            facts={[
              { id: 'order', name: text('member.cashier.number'), value: <bdi dir="ltr">{order.orderNo}</bdi> },
              { id: 'how', name: text('member.deposit.how'), value: order.channelName },
              { id: 'time', name: text('member.record.time'), value: format.dateTime(order.time) },
              { id: 'reference', name: text('member.deposit.reference'), value: order.reference },
              { id: 'pays', name: text('member.deposit.pays'), value: money(order.amount) },
              { id: 'fee', name: text('member.cashier.fee'), value: order.fee === null ? null : money(order.fee) },
              { id: 'bonus', name: text('member.deposit.bonus'), value: given && money(given.bonus) },
              {
                id: 'wager',
                name: text(later ? 'member.deposit.wageringLocked' : 'member.deposit.wageringRequirement'),
                value: given && money(given.wager),
              },
            ]}
            total={{
              name: text('member.cashier.receive'),
              value: (
                <Money tone={open ? 'pending' : lost ? 'void' : 'gold'}>
                  {lost ? money(0) : credited === null ? missing : money(credited + (later ? 0 : (given?.bonus ?? 0)))}
                </Money>
              ),
            }}
            action={
              mayCancelDeposit(order) ? (
                <CancelDeposit
                  orderNo={orderNo}
                  onDone={(next) => (isComplete(cancelDeposit, next) ? cache.setQueryData(key, next) : void refetch())}
                  onFailed={() => void refetch()}
                />
              ) : (
                newOne
              )
            }
          />
        }
      >
        <div ref={box}>
          <Card as="section">
            <CardHead
              title={state === 'pending' ? text('member.deposit.send', { sum: money(order.amount) }) : name}
              tag={<Badge tone={depositTones[state]}>{name}</Badge>}
            />
            {state === 'checking' ? <DepositCheck order={order} /> : null}
            {state === 'pending' ? (
              <DepositPayment
                order={order}
                currency={currency}
                origin={origin}
                payOrigins={payOrigins}
                onLookAgain={() => void refetch()}
                newHref={newHref}
                supportHref={supportHref}
              />
            ) : null}
            {state === 'paid' ? (
              <Notice
                tone="ok"
                {...(credited !== null && { title: text('member.deposit.credited', { sum: money(credited) }) })}
              >
                {order.reason ?? text('member.deposit.creditedText')}
              </Notice>
            ) : null}
            {lost ? (
              <Notice tone={state === 'failed' ? 'bad' : 'info'} title={order.reason ?? text('member.deposit.over')}>
                {text('member.deposit.late')}
              </Notice>
            ) : null}
          </Card>
        </div>
      </Columns>
    </>
  )
}
