import type { ReactNode } from 'react'
import type { FieldProps } from './field-frame.tsx'
import { FieldName } from './field-frame.tsx'
import { FieldMessage } from './field-message.tsx'

type GroupProps = FieldProps & {
  id: string
  role: 'group' | 'radiogroup'
  className: string
  look?: string
  children: ReactNode
  after?: ReactNode
}

/** Label, several controls and the one message of a field that is more than one input. */
export const GroupFrame = ({ id, role, className, look, children, after, ...props }: GroupProps) => (
  <div
    className="p-field"
    role={role}
    aria-labelledby={`${id}-label`}
    aria-describedby={props.error || props.good || props.hint ? `${id}-message` : undefined}
    aria-required={role === 'radiogroup' ? props.required || undefined : undefined}
    aria-invalid={role === 'radiogroup' && props.error ? true : undefined}
    data-state={props.error ? 'bad' : props.good ? 'ok' : undefined}
  >
    <div className="p-field__head">
      <span className="p-field__label" id={`${id}-label`}>
        <FieldName {...props} />
      </span>
    </div>
    <div className={className} data-look={look}>
      {children}
    </div>
    <FieldMessage id={id} {...props} />
    {props.action ? <span className="p-field__action">{props.action}</span> : null}
    {after}
  </div>
)
