import type { ChangeEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId, useState } from 'react'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { readNumber, showNumber } from './number-text.ts'

/** Props of `SliderField`. */
export type SliderFieldProps = Omit<FieldProps, 'action' | 'required' | 'optional'> & {
  /** `null` while what is written is no number, such as `-0.5` or `1e3`. */
  value: number | null
  /** Takes what is written as it is, also outside the bounds: the owner says what is wrong with it. */
  onValue: (value: number | null) => void
  /** The least, in the unit of the value. */
  min: number
  /** The most, in the unit of the value. */
  max: number
  /** How far a step of the slider goes, in the unit of the value. */
  step: number
  /** How many places stand behind the decimal sign. */
  digits: number
  /** Stands after the number, for example `%`. */
  unit?: string
  /** BCP-47, for the decimal sign. */
  locale: string
  /** Name of the number field in a form of the browser. */
  name?: string
  disabled?: boolean
  /** In a `FormStack` of 560 px or more: the name stands before the slider, and the hint behind the number. */
  row?: boolean
}

/**
 * A number between two bounds: a slider to find it, and a field to write it. Both say the same; where what is written is no
 * number, the slider stands at its start.
 *
 * @example
 * <SliderField label="Slots" value={rate} onValue={setRate} min={0} max={1} step={0.05} digits={2} unit="%" locale="en" />
 */
export const SliderField = ({
  label,
  hint,
  error,
  good,
  value,
  onValue,
  min,
  max,
  step,
  digits,
  unit = '',
  locale,
  name,
  disabled,
  row,
}: SliderFieldProps) => {
  const id = useId()
  const field = { label, hint, error, good }
  const show = (number: number) => showNumber(number, digits, locale)
  /** What is being written, or is no number; null while the number is shown as it is. */
  const [written, setWritten] = useState<string | null>(null)
  // A value that its owner has set since is shown as it is.
  const typed = written !== null && readNumber(written, unit) === value ? written : null
  const inside = Math.min(Math.max(value ?? min, min), max)
  const done = max > min ? ((inside - min) / (max - min)) * 100 : 0
  const slide = (event: ChangeEvent<HTMLInputElement>) => {
    setWritten(null)
    onValue(Number(event.target.value))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setWritten(event.target.value)
    onValue(readNumber(event.target.value, unit))
  }
  return (
    <FieldFrame {...field} id={id}>
      <div className="p-slider" data-row={row || undefined}>
        <div className="p-slider__way">
          <span className="p-slider__track" aria-hidden="true">
            <span className="p-slider__done" style={{ inlineSize: `${done}%` }} />
          </span>
          <input
            type="range"
            className="p-slider__range"
            aria-labelledby={`${id}-label`}
            aria-valuetext={`${show(inside)}${unit}`}
            min={min}
            max={max}
            step={step}
            value={inside}
            disabled={disabled}
            onChange={slide}
          />
          <div className="p-slider__ends" aria-hidden="true">
            <span>{`${show(min)}${unit}`}</span>
            <span>{`${show(max)}${unit}`}</span>
          </div>
        </div>
        <div className="p-box p-slider__box" dir="ltr">
          <input
            {...fieldInput(id, field)}
            className="p-box__input p-slider__input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            disabled={disabled}
            value={typed ?? (value === null ? '' : show(value))}
            onChange={type}
            onFocus={(event) => event.target.select()}
            onBlur={() => value !== null && setWritten(null)}
          />
          {unit ? (
            <span className="p-slider__unit" aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </div>
      </div>
    </FieldFrame>
  )
}
