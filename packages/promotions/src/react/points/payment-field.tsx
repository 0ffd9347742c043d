import type { FieldBinding } from '@parlour/validation/react'
import { PasswordField } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** Whether a text can be a payment password: six digits. Source: MEM-05. */
export const isPaymentPassword = (text: string): boolean => /^\d{6}$/.test(text)

/** The payment password, asked for before points move. */
export function PaymentField({ wrong, ...field }: FieldBinding<'password'> & { wrong: boolean; disabled: boolean }) {
  const text = usePromotionsText()
  return (
    <PasswordField
      {...field} label={text('promotions.payment.label')} required inputMode="numeric" autoComplete="off" maxLength={6}
      error={wrong ? text('promotions.payment.issue') : undefined} showLabel={text('promotions.payment.show')} hideLabel={text('promotions.payment.hide')}
    />
  )
}
