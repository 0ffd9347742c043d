import type { ChangeEvent, ClipboardEvent, ComponentProps, FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { codeAfter, readCode } from './read-code.ts'

/** Props of `CodeField`. */
export type CodeFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'ref'
  > & {
    /** The digits so far. */
    value: string
    onValue: (value: string) => void
    /** Called with the whole code when the last digit has come. */
    onComplete?: (code: string) => void
    /** Number of digits; 6 by default. */
    length?: number
  }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }

/**
 * A one-time code: one input drawn as cells of 44 x 52 px, which a phone fills in from the message. Of a pasted message
 * it takes the code; a text without one changes nothing.
 *
 * @example <CodeField label="Code" value={code} onValue={setCode} onComplete={verify} />
 */
export const CodeField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  value,
  onValue,
  onComplete,
  length = 6,
  id,
  disabled,
  ...input
}: CodeFieldProps) => {
  const own = useId()
  const box = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const field = { label, hint, error, good, required, optional, action }
  const last = Math.min(value.length, length - 1)

  useLayoutEffect(() => {
    if (active >= 0) box.current?.setSelectionRange(active, Math.min(active + 1, value.length))
  }, [active, value])

  const set = (text: string, at: number) => {
    const next = text.slice(0, length)
    setActive(Math.max(0, Math.min(at, next.length, length - 1)))
    if (next === value) return
    onValue(next)
    if (next.length === length) onComplete?.(next)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    set(codeAfter(value, event.target.value, length), event.target.selectionStart ?? length)
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    input.onPaste?.(event)
    event.preventDefault()
    const code = readCode(event.clipboardData.getData('text'), length)
    if (code) set(code, length)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    const { selectionStart, selectionEnd } = event.currentTarget
    const step = steps[event.key]
    if (step !== undefined && !event.shiftKey) {
      event.preventDefault()
      setActive(Math.max(0, Math.min(active + step, last)))
    }
    // What was selected by hand goes as a whole, as in any field.
    const isRange = (selectionEnd ?? 0) - (selectionStart ?? 0) > 1
    if (event.key !== 'Backspace' || active < 0 || isRange) return
    event.preventDefault()
    const gone = active < value.length ? active : active - 1
    if (gone >= 0) set(value.slice(0, gone) + value.slice(gone + 1), Math.max(active - 1, 0))
  }
  const aim = (event: PointerEvent<HTMLInputElement>) => {
    input.onPointerDown?.(event)
    event.preventDefault()
    const { left, width } = event.currentTarget.getBoundingClientRect()
    box.current?.focus()
    setActive(Math.max(0, Math.min(Math.floor(((event.clientX - left) / width) * length), last)))
  }
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    input.onFocus?.(event)
    setActive((before) => (before < 0 ? last : before))
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur?.(event)
    setActive(-1)
  }
  return (
    <FieldFrame {...field} id={id ?? own}>
      <div className="p-code" dir="ltr" data-disabled={disabled || undefined}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className="p-code__cell" aria-hidden="true" data-active={index === active || undefined}>
            {value[index]}
          </span>
        ))}
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...input}
          {...fieldInput(id ?? own, field)}
          ref={box}
          className="p-code__input"
          type="text"
          disabled={disabled}
          value={value}
          onChange={onChange}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onPointerDown={aim}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  )
}
