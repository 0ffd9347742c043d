import type { ComponentProps, ReactNode } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId } from 'react'
import { IconCheckFill } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'

/** Props of `TextField`: those of a field and of its input. */
export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Inside the box before the text. */
    start?: ReactNode
    /** Inside the box after the text. */
    end?: ReactNode
  }

/**
 * One line of text, 48 px high.
 *
 * @example <TextField label="Nickname" name="nickname" error={error} />
 */
export const TextField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  start,
  end,
  id,
  ...input
}: TextFieldProps) => {
  const own = useId()
  const field = { label, hint, error, good, required, optional, action }
  return (
    <FieldFrame {...field} id={id ?? own}>
      <div className="p-box">
        {start ? <span className="p-box__start">{start}</span> : null}
        <input {...input} {...fieldInput(id ?? own, field)} className="p-box__input" />
        {good && !error ? <IconCheckFill className="p-box__good" /> : null}
        {end ? <span className="p-box__end">{end}</span> : null}
      </div>
    </FieldFrame>
  )
}
