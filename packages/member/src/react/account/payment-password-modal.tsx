import { useToast, Button, FormError, FormStack, Modal, PasswordField } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import { usePaymentPassword, type PaymentField } from './use-payment-password.ts'

interface PaymentPasswordModalProps {
  /** Whether there is one already. */
  has: boolean
  /** Whether the account has a login password to ask for. */
  hasPassword: boolean
  onClose: () => void
}

/** Sets the payment password, or changes the one there is: six digits. */
export function PaymentPasswordModal({ has, hasPassword, onClose }: PaymentPasswordModalProps) {
  const text = useMemberText()
  const toast = useToast()
  const done = () => {
    onClose()
    toast.show({ tone: 'ok', text: text('member.payment.done') })
  }
  const { form, problem, refusal, busy } = usePaymentPassword(has, has || hasPassword, done)
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  const { issues } = form
  const issueOf = (name: PaymentField): string | undefined => {
    const code = issues[name]?.code
    if (!code) return undefined
    if (code === 'required') return text(has ? 'member.payment.issue.now' : 'member.payment.issue.login')
    if (code === 'server') return name === 'old' ? refusal : text('member.payment.issue.weak')
    return text(code === 'mismatch' ? 'member.payment.issue.equal' : 'member.payment.issue.digits')
  }
  const field = (name: PaymentField, label: string, more: object) => (
    <PasswordField
      {...form.bind(name)}
      {...more}
      key={name}
      label={label}
      required
      error={issueOf(name)}
      showLabel={text('member.payment.show')}
      hideLabel={text('member.payment.hide')}
    />
  )
  return (
    <Modal
      open
      name="paymentPasswordModal"
      title={text(has ? 'member.payment.change' : 'member.payment.set')}
      closeLabel={text('member.payment.close')}
      onClose={onClose}
      locked={busy}
      width={400}
    >
      <form {...form.formProps}>
        <FormStack>
          {has || hasPassword
            ? field(
                'old',
                text(has ? 'member.payment.old' : 'member.payment.login'),
                has ? digits : { autoComplete: 'current-password' },
              )
            : null}
          {field('password', text('member.payment.new'), { ...digits, hint: text('member.payment.rule') })}
          {field('again', text('member.payment.again'), digits)}
          {problem ? <FormError>{problem}</FormError> : null}
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {text('member.payment.save')}
          </Button>
        </FormStack>
      </form>
    </Modal>
  )
}
