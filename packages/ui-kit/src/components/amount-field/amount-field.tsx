import type { ChangeEvent, ComponentProps, FocusEvent, MouseEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { IconClear } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { latinDigits } from '../field/latin-digits.ts'
import {
  amountStyle,
  cameIn,
  decimalSign,
  keepCaret,
  losesFigures,
  partsThousands,
  readAmount,
  readSum,
} from './amount-text.ts'

/** Props of `AmountField`; every amount is integer minor units, hundredths in every currency. */
export type AmountFieldProps = Omit<FieldProps, 'action'> &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'min' | 'max'
  > & {
    /** `null` while the field is empty. */
    value: number | null
    onValue: (value: number | null) => void
    /** ISO 4217, for its sign and decimal places; another name is shown unchanged. */
    currency: string
    /** BCP-47, for separators and the place of the sign. */
    locale: string
    /** Amounts to choose by one press, in minor units; smallest first, those outside the limits are left out. */
    quick?: readonly number[]
    /** Accessible name of the row of amounts. */
    quickLabel?: string
    /** Minor units. */
    min?: number
    /** Minor units. */
    max?: number
    /**
     * Text of the limits at the end of the label's line; gets them formatted,
     * null for one that is not set. Without a limit there is none.
     */
    rangeLabel?: (min: string | null, max: string | null) => string
    /** Accessible name of the clear button. */
    clearLabel: string
    /** As small as other fields: where a form has many sums, and none is its heart. */
    compact?: boolean
    /** Message for a pasted text that is no sum; the sum that was there stays. */
    unreadableLabel: string
  }

/**
 * A field for an amount of money, formatted while it is typed.
 *
 * @example
 * <AmountField label="Amount" value={amount} onValue={setAmount} currency="PHP" locale="en" min={10_000}
 *   clearLabel="Clear" unreadableLabel="That is not an amount." />
 */
export const AmountField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  value,
  onValue,
  currency,
  locale,
  quick = [],
  quickLabel,
  min: least,
  max: most,
  rangeLabel,
  clearLabel,
  unreadableLabel,
  compact,
  id,
  ...input
}: AmountFieldProps) => {
  const own = useId()
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number | 'all'>(undefined)
  /** Whether the sign between sum and fraction was typed as another one, which may yet turn out to part thousands. */
  const borrowed = useRef(false)
  /** Whether the field has the focus and nothing was done in it yet: what is typed first replaces the sum. */
  const fresh = useRef(false)
  const style = useMemo(() => amountStyle(locale, currency), [locale, currency])
  const [text, setText] = useState(value === null ? '' : style.show(value))
  const [seen, setSeen] = useState(value)
  const [unreadable, setUnreadable] = useState(false)
  if (seen !== value) {
    setSeen(value)
    setUnreadable(false)
    if (readAmount(text, style).minor !== value) setText(value === null ? '' : style.show(value))
  }
  const rangeId = `${id ?? own}-range`
  const range =
    rangeLabel && (least !== undefined || most !== undefined) ? (
      <span id={rangeId} className="p-amount__range">
        {rangeLabel(least === undefined ? null : style.show(least), most === undefined ? null : style.show(most))}
      </span>
    ) : undefined
  const field = { label, hint, error: unreadable ? unreadableLabel : error, good, required, optional, action: range }
  const wired = fieldInput(id ?? own, field)

  useLayoutEffect(() => {
    if (caret.current === 'all') box.current?.select()
    else if (caret.current !== undefined) box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const data = event.nativeEvent instanceof InputEvent ? event.nativeEvent.data : null
    const raw = event.target.value
    const at = event.target.selectionStart ?? raw.length
    fresh.current = false
    const came = cameIn(text, raw)
    // More than a sign at once was pasted, dropped or filled in.
    const sum = came.length > 1 ? readSum(raw, style) : null
    const isRefused = came.length > 1 && sum === null && (!/^\d+$/.test(latinDigits(came)) || losesFigures(raw, style))
    setUnreadable(isRefused)
    if (isRefused) return
    if (sum !== null) {
      caret.current = undefined
      setText(style.show(sum, true))
      onValue(sum)
      return
    }
    // A phone's keys may have another sign than the language.
    const isSign = data?.length === 1 && decimalSign.test(data) && !raw.includes(style.decimal)
    if (isSign) borrowed.current = data !== style.decimal
    const thousands = borrowed.current && partsThousands(raw, style)
    if (thousands) borrowed.current = false
    const read = isSign
      ? `${raw.slice(0, at - 1)}${style.decimal}${raw.slice(at)}`
      : thousands
        ? raw.replace(style.decimal, '')
        : raw
    const typed = readAmount(read, style)
    caret.current = keepCaret(raw, at, typed.text, style.decimal)
    setText(typed.text)
    onValue(typed.minor)
  }
  const clear = () => {
    onValue(null)
    box.current?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    const short = value === null ? '' : style.show(value, true)
    fresh.current = true
    borrowed.current = false
    // The shorter text would leave the caret behind it and what is typed would go on with the sum.
    if (short === text) event.target.select()
    else caret.current = 'all'
    setText(short)
    input.onFocus?.(event)
  }
  /** The press that focused the field has put the caret where it fell. */
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (fresh.current && selectionStart === selectionEnd) event.currentTarget.select()
    fresh.current = false
    input.onClick?.(event)
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setText(value === null ? '' : style.show(value))
    input.onBlur?.(event)
  }
  const amounts = quick
    .filter((amount) => amount >= (least ?? 0) && amount <= (most ?? Infinity))
    .toSorted((one, other) => one - other)
  const row =
    amounts.length === 0 ? null : (
      <div className="p-amount__quick" role="group" aria-label={quickLabel}>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className="p-amount__sum"
            aria-pressed={amount === value}
            disabled={input.disabled}
            onClick={() => onValue(amount)}
          >
            {style.show(amount, true)}
          </button>
        ))}
      </div>
    )
  return (
    <FieldFrame {...field} id={wired.id} after={row}>
      <div
        className="p-box p-amount"
        dir="ltr"
        data-sign={style.signFirst ? 'first' : 'last'}
        data-compact={compact || undefined}
      >
        <span className="p-amount__sign" id={`${wired.id}-sign`}>
          {style.sign}
        </span>
        <input
          autoComplete="off"
          {...input}
          {...wired}
          ref={box}
          className="p-box__input p-amount__input"
          type="text"
          inputMode={style.digits > 0 ? 'decimal' : 'numeric'}
          aria-describedby={[`${wired.id}-sign`, range && rangeId, wired['aria-describedby']].filter(Boolean).join(' ')}
          value={text}
          onChange={type}
          onFocus={onFocus}
          onClick={onClick}
          onBlur={onBlur}
        />
        {value === null || input.disabled ? null : (
          <button className="p-box__button" type="button" aria-label={clearLabel} onClick={clear}>
            <IconClear />
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
