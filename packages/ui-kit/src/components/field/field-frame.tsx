import type { ReactNode } from 'react'
import { FieldMessage } from './field-message.tsx'

/** What every field takes besides its input. */
export type FieldProps = {
  /** Text above the control. */
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
  /** Seen at the end of the label's line, for example "Forgot it?"; the Tab key comes to it after the control. */
  action?: ReactNode
}

/** Props of `FieldFrame`; `id` is the control's. */
export type FieldFrameProps = FieldProps & {
  id: string
  children: ReactNode
  /** Between the control and its message. */
  below?: ReactNode
  /** After the message. */
  after?: ReactNode
}

/**
 * The attributes that connect a control to its label and message.
 *
 * @param id the control's id
 * @returns attributes for the control
 * @example <input {...fieldInput(id, field)} />
 */
export const fieldInput = (id: string, props: FieldProps) => ({
  id,
  'aria-required': props.required || undefined,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby': props.error || props.good || props.hint ? `${id}-message` : undefined,
})

/** Words of a label with its star, or the word "optional". */
export const FieldName = ({ label, required, optional }: FieldProps) => (
  <>
    {label}
    {required ? (
      <span className="p-field__star" aria-hidden="true">
        *
      </span>
    ) : null}
    {optional ? <span className="p-field__optional"> {optional}</span> : null}
  </>
)

/**
 * Label, control and message of a field.
 *
 * @example <FieldFrame id={id} {...field}><input {...fieldInput(id, field)} /></FieldFrame>
 */
export const FieldFrame = ({ id, children, below, after, ...props }: FieldFrameProps) => (
  <div className="p-field" data-state={props.error ? 'bad' : props.good ? 'ok' : undefined}>
    <div className="p-field__head">
      <label className="p-field__label" id={`${id}-label`} htmlFor={id}>
        <FieldName {...props} />
      </label>
    </div>
    {children}
    {below}
    <FieldMessage id={id} {...props} />
    {props.action ? <span className="p-field__action">{props.action}</span> : null}
    {after}
  </div>
)
