import { isApiError } from '@parlour/api-client'
import { Button, codeAfter, CodeRequestField, Live, Modal, readCode } from '@parlour/ui-kit'
import type { FieldBinding } from '@parlour/validation/react'
import { useState, type ChangeEvent, type ClipboardEvent } from 'react'
import {
  readRefusal,
  type CodeProof,
  type CodePurpose,
  type CodeRequestOptions,
  type OtpTarget,
  type Refusal,
} from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useOtpRequest } from './use-otp-request.ts'

/** Props of `OtpInput`. */
export interface OtpInputProps {
  /** Name and value of the field in its form. */
  readonly binding: FieldBinding<string>
  readonly purpose: CodePurpose
  /** Where the code goes; null while that does not pass its check, and then none can be asked for (REG-06). */
  readonly target: OtpTarget | null
  /** Whether there is a number and only its country is not known yet: then the hint does not ask for a number. */
  readonly pending?: boolean
  /** How a code travels while there is no target yet; by text message unless said. */
  readonly by?: 'sms' | 'mail'
  /** What is wrong with what was typed. */
  readonly error?: string | undefined
  readonly required?: boolean
  readonly readOnly?: boolean
  /**
   * Shows the visitor to be human, such as by the picture of the form; null when they gave up. Without it the human
   * check of the provider does, if there is one.
   */
  readonly proof?: () => Promise<CodeProof | null>
  /** Another way to send a code, such as a provider of phone logins; the same function from render to render. */
  readonly send?: CodeRequestOptions['send']
  /**
   * A code was refused: the form shows what is wrong with one of
   * its fields. What belongs to none shows in a dialog (REG-15).
   */
  readonly onRefused?: (refusal: Refusal) => void
}

/**
 * The field for a one-time code, with the button that requests one and counts down to the next (REG-06). A pasted
 * message gives its code, and a text without one changes nothing.
 *
 * @example
 * <OtpInput binding={form.bind('verificationCode')} purpose="login" target={{ dialingCode: '63', number: '9171234567' }} />
 */
export function OtpInput({
  binding,
  purpose,
  target,
  pending = false,
  by,
  error,
  required,
  readOnly,
  proof,
  send,
  onRefused,
}: OtpInputProps) {
  const text = useAuthText()
  const { human } = useAuth()
  const { state, secondsLeft, ask } = useOtpRequest(target, { purpose, send })
  const [proving, setProving] = useState(false)
  const [dialog, setDialog] = useState<Refusal | null>(null)
  const mail = target ? 'email' in target : by === 'mail'
  const waiting = secondsLeft > 0

  const [waited, setWaited] = useState(false)
  if (waiting && !waited) setWaited(true)

  const show = (refusal: Refusal) => {
    onRefused?.(refusal)
    if (!refusal.issue && refusal.messageId !== 'auth.error.TOO_MANY_REQUESTS') setDialog(refusal)
  }
  // The check opens a window of its own, so nothing may be awaited before it.
  const prove = async (): Promise<CodeProof | null> => (proof ? proof() : ((await human?.verify('sms')) ?? {}))
  const press = async () => {
    if (!target || proving) return
    setProving(true)
    const shown = await prove().catch((failure: unknown) => {
      if (!isApiError(failure, 'cancelled')) show(readRefusal(failure))
      return null
    })
    setProving(false)
    if (!shown) return
    const outcome = await ask(target, shown)
    if (outcome.type === 'refused') show(outcome.refusal)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = codeAfter(binding.value, event.target.value)
    binding.onChange(event)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const code = readCode(event.clipboardData.getData('text'))
    if (code && !readOnly) binding.onChange({ target: { value: code } })
  }

  const to = state.step === 'waiting' ? state.to : null
  const hint = target
    ? text(mail ? 'auth.otpRequest.hint_mail' : 'auth.otpRequest.hint')
    : pending
      ? undefined
      : text(purpose === 'contact' ? 'auth.otpRequest.target_first' : 'auth.otpRequest.number_first')
  const tooSoon = state.step === 'refused' && waiting ? text('auth.otpRequest.too_soon') : undefined
  return (
    <>
      <CodeRequestField
        {...binding}
        onChange={type}
        onPaste={paste}
        readOnly={readOnly}
        required={required}
        maxLength={255}
        label={text(mail ? 'auth.otpRequest.label_mail' : 'auth.otpRequest.label')}
        hint={hint}
        error={error ?? tooSoon}
        sent={to ? text('auth.otpRequest.sent', { to }) : undefined}
        sendLabel={text('auth.otpRequest.get')}
        againLabel={(time) => text('auth.otpRequest.again', { time })}
        secondsLeft={secondsLeft}
        sending={proving || state.step === 'sending'}
        blocked={(!target && !waiting) || readOnly}
        onSend={() => void press()}
      />
      <Live>{waited && !waiting ? text('auth.otpRequest.free') : ''}</Live>
      <Modal
        open={dialog !== null}
        name="codeRefusedModal"
        width={400}
        title={text('auth.otpRequest.failed')}
        onClose={() => setDialog(null)}
        footer={
          <Button variant="primary" block onClick={() => setDialog(null)}>
            {text('auth.dialog.ok')}
          </Button>
        }
      >
        {dialog && (dialog.serverMessage ?? (dialog.messageId && text.maybe(dialog.messageId, dialog.values)))}
      </Modal>
    </>
  )
}
