import type { ComponentProps, MouseEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { IconEye, IconEyeSlash } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'

/** Props of `PasswordField`. */
export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'ref'> & {
    /** Accessible name of the eye while the password is hidden. */
    showLabel: string
    /** Accessible name of the eye while it is visible. */
    hideLabel: string
    /** Steps of the strength bar that are lit; without it there is no bar. */
    strength?: 0 | 1 | 2 | 3 | 4
    /** The strength as text. */
    strengthLabel?: string
  }

/**
 * A password with a button that shows it; the caret stays where it was.
 *
 * @example <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="current-password" />
 */
export const PasswordField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  showLabel,
  hideLabel,
  strength,
  strengthLabel,
  id,
  ...input
}: PasswordFieldProps) => {
  const own = useId()
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<[number | null, number | null]>([null, null])
  const [shown, setShown] = useState(false)
  const field = { label, hint, error, good, required, optional, action }

  useEffect(() => {
    const [start, end] = caret.current
    if (start === null || document.activeElement !== box.current) return
    const next = requestAnimationFrame(() => box.current?.setSelectionRange(start, end))
    return () => cancelAnimationFrame(next)
  }, [shown])

  const toggle = () => {
    caret.current = [box.current?.selectionStart ?? null, box.current?.selectionEnd ?? null]
    setShown(!shown)
  }
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === box.current) event.preventDefault()
  }
  const bar =
    strength === undefined ? null : (
      <div
        className="p-strength"
        data-level={strength}
        role="img"
        aria-label={strengthLabel}
        aria-hidden={strengthLabel ? undefined : true}
      >
        <span />
        <span />
        <span />
        <span />
      </div>
    )
  return (
    <FieldFrame {...field} id={id ?? own} below={bar}>
      <div className="p-box">
        <input
          {...input}
          {...fieldInput(id ?? own, field)}
          ref={box}
          className="p-box__input"
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button
          className="p-box__button"
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onMouseDown={keepFocus}
          onClick={toggle}
        >
          {shown ? <IconEyeSlash /> : <IconEye />}
        </button>
      </div>
    </FieldFrame>
  )
}
