import { useApi } from '@parlour/api-client/react'
import { countdownText } from '@parlour/i18n'
import { Button, CodeField, FormStack, Live } from '@parlour/ui-kit'
import { useRef, useState, type FormEvent } from 'react'
import { verifyLogin, type Refusal } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { useLoginTry } from './use-login-try.ts'
import type { PendingLogin } from './login-method.ts'

interface OtpFormProps {
  readonly pending: PendingLogin
  /** Another code was sent, under another ticket. */
  readonly onRenewed: (pending: PendingLogin) => void
  /** The login has to start over: because the visitor wants to, or for a reason that the form then shows. */
  readonly onBack: (why: Refusal | null) => void
}

/**
 * The second step of a login from a new place (`login_verify_required`):
 * the code of a message, another one, and the way back.
 */
export function OtpForm({ pending, onRenewed, onBack }: OtpFormProps) {
  const api = useApi()
  const text = useAuthText()
  const { session, policy, deviceId } = useAuth()
  const attempt = useLoginTry()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [renewed, setRenewed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { check, username, finish } = pending
  const wait = useSecondsLeft(check.resendAt)
  useFirstFocus(form, 'verificationCode')

  const fail = (refusal: Refusal) => {
    if (refusal.issue?.field !== 'verificationCode') return
    setCode('')
    setWrong(text('api.code.code.invalid'))
    form.current?.querySelector('input')?.focus()
  }
  const send = async (typed: string) => {
    setRenewed(false)
    if (typed.length < 6) return setWrong(text('enter_verification_code'))
    setWrong(undefined)
    const outcome = await attempt.run(() =>
      verifyLogin(api, session, { ticket: check.ticket, code: typed, username, deviceId }, policy),
    )
    if (outcome?.type === 'entered') return finish(outcome.after)
    if (outcome?.type !== 'refused') return
    if (outcome.refusal.messageId === 'api.code.login.ticket.invalid') return onBack(outcome.refusal)
    fail(outcome.refusal)
  }
  const resend = async () => {
    const outcome = await attempt.run(pending.again)
    if (outcome?.type === 'entered') return finish(outcome.after)
    if (outcome?.type !== 'refused') return
    const { refusal } = outcome
    if (refusal.check) {
      onRenewed({ ...pending, check: refusal.check })
      setRenewed(true)
      setCode('')
      setWrong(undefined)
      form.current?.querySelector('input')?.focus()
    } else if (refusal.reached && refusal.retryAt === null) onBack(refusal)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <CodeField
          name="verificationCode"
          label={text('auth.otp.label')}
          hint={renewed ? text('auth.otp.sent') : text('auth.otp.hint')}
          error={wrong}
          value={code}
          onValue={setCode}
          onComplete={(typed) => void send(typed)}
          action={
            <button type="button" aria-disabled={wait > 0 || undefined} onClick={() => wait === 0 && void resend()}>
              {wait > 0 ? text('auth.otp.resend_in', { time: countdownText(wait) }) : text('auth.otp.resend')}
            </button>
          }
        />
        <Live>{renewed ? text('auth.otp.sent') : ''}</Live>
        <FormProblem state={attempt.state} unsure={text('auth.login.unsure')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={attempt.sending}
          aria-disabled={attempt.waiting || undefined}
        >
          {text('auth.otp.submit')}
        </Button>
        <Button variant="text" block onClick={() => onBack(null)}>
          {text('auth.otp.back')}
        </Button>
      </FormStack>
    </form>
  )
}
