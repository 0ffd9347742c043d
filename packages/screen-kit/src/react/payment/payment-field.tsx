import { PasswordField } from '@parlour/ui-kit'
import type { Issue } from '@parlour/validation'
import type { FieldBinding } from '@parlour/validation/react'
import { paymentDigits } from '../../index.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/**
 * Props of `PaymentField`: the binding of its form, with `value`, and what is wrong with it.
 */
export interface PaymentFieldProps extends FieldBinding<'password'> {
  readonly issue: Issue | undefined
  /** What an issue of the server says, in words. */
  readonly refusal?: string
  readonly disabled: boolean
}

/**
 * The payment password, required before money or points move: six digits (MEM-05).
 *
 * @example <PaymentField {...form.bind('password')} issue={form.issues.password} disabled={form.sending} />
 */
export function PaymentField({ issue, refusal, ...field }: PaymentFieldProps) {
  const text = useScreenKitText()
  const told = issue?.code === 'server' ? refusal : undefined
  return (
    <PasswordField
      {...field}
      label={text('screen-kit.payment.label')}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={paymentDigits}
      error={issue && (told ?? text('screen-kit.payment.digits'))}
      showLabel={text('screen-kit.payment.show')}
      hideLabel={text('screen-kit.payment.hide')}
    />
  )
}
