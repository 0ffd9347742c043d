import type { FieldBinding } from '@parlour/validation/react'
import { PasswordField } from '@parlour/ui-kit'
import { paymentDigits } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/** The payment password, asked for before money moves: six digits. */
export function PaymentField(field: FieldBinding<'password'> & { error: string | undefined; disabled: boolean }) {
  const text = useMemberText()
  return (
    <PasswordField
      {...field} label={text('member.security.payment')} required inputMode="numeric" autoComplete="off" maxLength={paymentDigits}
      showLabel={text('member.payment.show')} hideLabel={text('member.payment.hide')}
    />
  )
}
