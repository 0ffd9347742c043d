import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId, useState } from 'react'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'

/** Props of `TextArea`. */
export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Signs that are allowed. More can be typed, so that nothing pasted is cut off; the count then turns bad. */
    limit?: number
    /** Words of the counter, for example "12 of 300". */
    countLabel?: (count: number, limit: number) => string
  }

const countOf = (text: unknown) => (typeof text === 'string' ? [...text].length : 0)

/**
 * Several lines of text. It grows with them and counts characters where there is a limit.
 *
 * @example <TextArea label="Message" limit={300} countLabel={(count, limit) => `${count} of ${limit}`} />
 */
export const TextArea = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  limit,
  countLabel,
  id,
  rows = 4,
  onChange,
  ...input
}: TextAreaProps) => {
  const own = useId()
  const [typed, setTyped] = useState<unknown>(input.defaultValue)
  const field = { label, hint, error, good, required, optional, action }
  const count = countOf(input.value ?? typed)
  const wired = fieldInput(id ?? own, field)
  const counts = limit !== undefined && countLabel !== undefined
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <FieldFrame
      {...field}
      id={wired.id}
      below={
        counts ? (
          <p className="p-area__count" id={`${wired.id}-count`} data-over={count > limit || undefined}>
            {countLabel(count, limit)}
          </p>
        ) : undefined
      }
    >
      <div className="p-box p-area">
        <textarea
          {...input}
          {...wired}
          rows={rows}
          className="p-box__input p-area__input"
          onChange={change}
          aria-describedby={
            [wired['aria-describedby'], counts && `${wired.id}-count`].filter(Boolean).join(' ') || undefined
          }
        />
      </div>
    </FieldFrame>
  )
}
