import type { ComponentProps } from 'react'
import { IconCheck } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { Live } from '../hidden/hidden.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** Props of `CodeRequestField`. */
export type CodeRequestFieldProps = Omit<TextFieldProps, 'start' | 'end'> & {
  /** On the button, for example "Get code". */
  sendLabel: string
  /** On the button while it waits; it gets the time as minutes and seconds: "Again in 0:47". */
  againLabel: (time: string) => string
  /** Seconds until another code can be requested; 0 when it can. */
  secondsLeft: number
  /** Where the last code went; stands in place of the hint, with a tick. */
  sent?: string
  /** A code is being requested. */
  sending?: boolean
  /** The number is not valid yet, so that no code can be sent; say so in the hint. */
  blocked?: boolean
  onSend: NonNullable<ComponentProps<'button'>['onClick']>
}

const clock = (seconds: number) => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * A field for a one-time code with the button that requests one.
 *
 * @example
 * <CodeRequestField
 *   label="Code"
 *   sendLabel="Get code"
 *   againLabel={(time) => `Again in ${time}`}
 *   secondsLeft={47}
 *   onSend={send}
 * />
 */
export const CodeRequestField = ({
  sendLabel,
  againLabel,
  secondsLeft,
  sent,
  sending,
  blocked,
  onSend,
  ...field
}: CodeRequestFieldProps) => {
  const waiting = secondsLeft > 0
  return (
    <>
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        {...field}
        hint={
          sent ? (
            <span className="p-code-sent">
              <IconCheck size={16} />
              {sent}
            </span>
          ) : (
            field.hint
          )
        }
        end={
          <Button
            size="sm"
            variant="text"
            className="p-code-send"
            loading={sending}
            disabled={blocked || field.disabled}
            aria-disabled={waiting || undefined}
            onClick={waiting ? undefined : onSend}
          >
            {waiting ? againLabel(clock(secondsLeft)) : sendLabel}
          </Button>
        }
      />
      <Live>{sent}</Live>
    </>
  )
}
