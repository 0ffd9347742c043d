import type { ReactNode } from 'react'
import { IconCheck, IconErrorFill } from '../../icons/index.ts'

/** What every field takes besides its input. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do; takes the place of the hint. */
  error?: string
  /** What is right, for example "This name is free". */
  good?: string
  /** Adds the star and `aria-required`. */
  required?: boolean
  /** The word "optional" after the label. */
  optional?: string
  /** At the end of the label's line, for example "Forgot it?". */
  action?: ReactNode
}

type FrameProps = FieldProps & { id: string; children: ReactNode; below?: ReactNode }

const messageOf = ({ error, good, hint }: FieldProps) => {
  if (error) return { tone: 'bad', icon: <IconErrorFill size={16} />, text: error }
  if (good) return { tone: 'ok', icon: <IconCheck size={16} />, text: good }
  return hint ? { tone: 'hint', icon: null, text: hint } : undefined
}

/** The input's attributes that tie it to its label and message. */
export const fieldInput = (id: string, props: FieldProps) => ({
  id,
  'aria-required': props.required || undefined,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby': messageOf(props) ? `${id}-message` : undefined,
})

/** Label, control and the one message of a field. */
export const FieldFrame = ({ id, children, below, ...props }: FrameProps) => {
  const message = messageOf(props)
  return (
    <div className="p-field" data-state={props.error ? 'bad' : props.good ? 'ok' : undefined}>
      <div className="p-field__head">
        <label className="p-field__label" htmlFor={id}>
          {props.label}
          {props.required ? <span className="p-field__star" aria-hidden="true">*</span> : null}
          {props.optional ? <span className="p-field__optional"> {props.optional}</span> : null}
        </label>
        {props.action ? <span className="p-field__action">{props.action}</span> : null}
      </div>
      {children}
      {below}
      {message ? (
        <div className="p-field__message" id={`${id}-message`} data-tone={message.tone} role={message.tone === 'bad' ? 'alert' : undefined}>
          {message.icon}
          <div>{message.text}</div>
        </div>
      ) : null}
    </div>
  )
}
