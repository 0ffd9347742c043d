import { OtpInput, PhoneInput } from '@parlour/auth/react'
import { Button, FormError, FormStack, Modal, useToast } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import type { ContactTask } from './contact-task.ts'
import { useMobileForm } from './use-mobile-form.ts'

interface MobileModalProps {
  task: ContactTask
  onClose: () => void
}

/** No captcha: the account is logged in. */
const noProof = () => Promise.resolve({})

/** Makes a mobile number the member's own: a code goes there, and comes back here. */
export function MobileModal({ task, onClose }: MobileModalProps) {
  const text = useMemberText()
  const toast = useToast()
  const done = () => {
    onClose()
    toast.show({ tone: 'ok', text: text('member.mobile.done') })
  }
  const { form, phone, target, busy, problem } = useMobileForm(done)
  const { mobileNum: number, verificationCode: code } = form.issues
  const numberIssue =
    number && text(number.code === 'server' ? 'member.mobile.issue.taken' : 'member.mobile.issue.number')
  const codeIssue = code && text(code.code === 'required' ? 'member.email.issue.missing' : 'member.email.issue.code')
  return (
    <Modal
      open
      name="mobileModal"
      title={text(`member.mobile.${task}`)}
      closeLabel={text('member.payment.close')}
      onClose={onClose}
      locked={busy}
      width={400}
    >
      <form {...form.formProps}>
        <FormStack>
          <PhoneInput
            binding={form.bind('mobileNum')}
            phone={phone}
            label={text('member.security.mobile')}
            hint={text('member.mobile.hint')}
            error={numberIssue}
            required
          />
          <OtpInput
            binding={form.bind('verificationCode')}
            purpose="contact"
            target={target}
            pending={phone.pending && form.values.mobileNum !== ''}
            error={codeIssue}
            required
            proof={noProof}
            onRefused={({ issue }) =>
              issue && form.setServerIssue('mobileNum', { field: 'mobileNum', code: 'pattern' })
            }
          />
          {problem ? <FormError>{problem}</FormError> : null}
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {text('member.security.verify')}
          </Button>
        </FormStack>
      </form>
    </Modal>
  )
}
