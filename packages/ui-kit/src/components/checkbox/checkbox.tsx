import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { IconErrorFill } from '../../icons/index.ts'

/**
 * Props of `Checkbox`; links may stand in the label, `error` is shown below it.
 */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string }

/**
 * A checkbox of a form; the whole row is the target.
 *
 * @example <Checkbox name="terms" label="I agree to the terms" required />
 */
export const Checkbox = ({ label, error, ...input }: CheckboxProps) => {
  const id = useId()
  return (
    <div className="p-check">
      <label className="p-check__row">
        <input
          {...input}
          type="checkbox"
          className="p-check__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className="p-field__message" data-tone="bad" role="alert" id={id}>
          <IconErrorFill size={16} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
