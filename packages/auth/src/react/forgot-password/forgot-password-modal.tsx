import { Button, EmptyState, FormStack, Segmented, SplitModal, useToast } from '@parlour/ui-kit'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { recoveryMethods, type AfterLogin, type RecoveryMethod } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useEntered } from '../use-entered.ts'
import { WithRules } from '../with-rules.tsx'
import { MailRecoveryForm } from './mail-recovery-form.tsx'
import { PhoneRecoveryForm } from './phone-recovery-form.tsx'

/** Props of `ForgotPasswordModal`. */
export interface ForgotPasswordModalProps {
  /** Module ids that are switched on: CHNGPASSMAIL3 and CHNGPASSVERIF3 count here. */
  readonly flags?: ReadonlySet<string>
  /** Picture that fills the half beside the form. */
  readonly art?: ReactNode
  readonly brand?: ReactNode
}

const noFlags: ReadonlySet<string> = new Set()

/** The way to a new password for who has forgotten theirs (`forgetPassModal`). */
export default function ForgotPasswordModal({ flags = noFlags, art, brand }: ForgotPasswordModalProps) {
  const text = useAuthText()
  const toast = useToast()
  const { window, open, close } = useAuthWindow()
  const entered = useEntered()
  const methods = recoveryMethods(flags)
  const [chosen, setChosen] = useState<RecoveryMethod | null>(null)
  const [sent, setSent] = useState(false)
  const onward = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => {
    if (sent) onward.current?.focus()
  }, [sent])
  const method = methods.find((one) => one === chosen) ?? methods[0]

  const toLogin = () => open('login')
  const onDone = (after: AfterLogin | null) => {
    toast.show({ tone: 'ok', text: text('auth.recovery.done') })
    if (after) entered(after)
    else toLogin()
  }
  const back = (
    <>
      {text('auth.recovery.back')}{' '}
      <Button variant="text" size="sm" onClick={toLogin}>
        {text('auth.login.submit')}
      </Button>
    </>
  )
  const tabs = methods.length > 1 && method && (
    <Segmented
      block
      label={text('auth.recovery.by')}
      value={method}
      onValue={setChosen}
      options={methods.map((value) => ({ value, label: text(`auth.recovery.by_${value}`) }))}
    />
  )
  return (
    <SplitModal
      open={window === 'recovery'}
      name="forgetPassModal"
      title={text(sent ? 'auth.recovery.sent' : 'auth.recovery.title')}
      lead={sent ? undefined : back}
      closeLabel={text('auth.modal.close')}
      onClose={close}
      art={art}
      brand={brand}
    >
      {sent ? (
        <FormStack>
          <p role="status">{text('auth.recovery.sent_text')}</p>
          <Button ref={onward} variant="primary" size="lg" block onClick={toLogin}>
            {text('auth.recovery.sent_action')}
          </Button>
        </FormStack>
      ) : method ? (
        <FormStack>
          {tabs}
          <WithRules>
            {(rules) =>
              method === 'email' ? (
                <MailRecoveryForm rules={rules} onSent={() => setSent(true)} />
              ) : (
                <PhoneRecoveryForm rules={rules} onDone={onDone} />
              )
            }
          </WithRules>
        </FormStack>
      ) : (
        <EmptyState title={text('auth.recovery.none')} />
      )}
    </SplitModal>
  )
}
