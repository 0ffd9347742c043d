import { safeUrl } from '@parlour/api-client'
import type { DepositOrder } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FormStack, inNewWindow, LinkButton } from '@parlour/ui-kit'
import { CopyLink, QrCard } from '@parlour/ui-kit/qr'
import { useMemberText } from '../use-member-text.ts'
import { PaymentTrouble, type PaymentTroubleProps } from './payment-trouble.tsx'

interface DepositPaymentProps extends PaymentTroubleProps {
  order: DepositOrder
  currency: string
  origin: string
  payOrigins: readonly string[]
}

/** How a deposit that waits for its payment is paid: the code to scan or the page of the provider. */
export function DepositPayment({ order, currency, origin, payOrigins, ...ways }: DepositPaymentProps) {
  const text = useMemberText()
  const format = useFormat()
  const href = safeUrl(order.payUrl, { origin, origins: payOrigins, anyHttps: true })
  const amount = format.money(order.amount, currency)
  return (
    <FormStack>
      {order.qrCode ? (
        <QrCard
          link={order.qrCode}
          label={text('member.deposit.code', { sum: amount })}
          caption={text('member.deposit.scan')}
          copyLabel={text('member.deposit.copyCode')}
          copiedLabel={text('member.cashier.copied')}
        />
      ) : null}
      {href ? (
        <LinkButton {...inNewWindow} href={href} variant={order.qrCode ? 'secondary' : 'primary'} size="lg" block>
          {text('member.deposit.open')}
        </LinkButton>
      ) : null}
      {href && !order.qrCode ? (
        <CopyLink link={href} label={text('member.deposit.copyLink')} copiedLabel={text('member.cashier.copied')} />
      ) : null}
      {href || order.qrCode || order.method === 'transfer' ? null : <PaymentTrouble {...ways} />}
      {order.expiresAt ? <p>{text('member.deposit.until', { time: format.dateTime(order.expiresAt) })}</p> : null}
    </FormStack>
  )
}
