import { OtpInput } from '@parlour/auth/react'
import { Button, FormError, FormStack, Modal, TextField, useToast } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import type { ContactTask } from './contact-task.ts'
import { useEmailForm, type EmailField } from './use-email-form.ts'

interface EmailModalProps {
  task: ContactTask
  onClose: () => void
}

/** No captcha: the account is logged in. */
const noProof = () => Promise.resolve({})

/** Makes a mail address the member's own: a code goes there, and comes back here. */
export function EmailModal({ task, onClose }: EmailModalProps) {
  const text = useMemberText()
  const toast = useToast()
  const done = () => {
    onClose()
    toast.show({ tone: 'ok', text: text('member.email.done') })
  }
  const { form, target, busy, problem } = useEmailForm(done)
  const issueOf = (name: EmailField): string | undefined => {
    const code = form.issues[name]?.code
    if (!code) return undefined
    if (name === 'email') return text('member.email.issue.email')
    return text(code === 'required' ? 'member.email.issue.missing' : 'member.email.issue.code')
  }
  return (
    <Modal
      open
      name="emailModal"
      title={text(`member.email.${task}`)}
      closeLabel={text('member.payment.close')}
      onClose={onClose}
      locked={busy}
      width={400}
    >
      <form {...form.formProps}>
        <FormStack>
          <TextField
            {...form.bind('email')}
            label={text('member.email.field')}
            hint={text('member.email.hint')}
            error={issueOf('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
          />
          <OtpInput
            binding={form.bind('verificationCode')}
            purpose="contact"
            target={target}
            by="mail"
            error={issueOf('verificationCode')}
            required
            proof={noProof}
            onRefused={({ issue }) =>
              issue?.field === 'email' && form.setServerIssue('email', { field: 'email', code: 'server' })
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
