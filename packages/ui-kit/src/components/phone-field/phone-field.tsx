import type { ClipboardEvent, ComponentProps } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import type { PhoneCountry, PhoneNumber } from './phone-country.ts'
import { useId, useMemo, useRef, useState } from 'react'
import { IconCaretDown, IconCheckFill } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { Picker } from '../listbox/picker.tsx'
import { CodeList } from './code-list.tsx'
import { nameCountries } from './find-countries.ts'
import { cleanNumber, splitPhone } from './split-phone.ts'

/** Props of `PhoneField`: those of a field and of its input, and the words of its list. */
export type PhoneFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'ref'
  > & {
    countries: readonly PhoneCountry[]
    value: PhoneNumber
    onValue: (value: PhoneNumber) => void
    /** BCP-47; names and order of the countries. */
    locale: string
    /** Name of the list, for example "Country code". */
    codeLabel: string
    /** Accessible name of the search in the list. */
    searchLabel: string
    /** Accessible name of its clear button. */
    clearLabel: string
    /** Accessible name of the button that closes the list on a phone. */
    closeLabel: string
    /** When no country fits what was searched. */
    noneLabel: string
  }

/**
 * A mobile number with its dialling code. A full international number, pasted or filled in, is split into both.
 *
 * @example
 * <PhoneField
 *   label="Mobile number"
 *   countries={phoneCountries}
 *   value={phone}
 *   onValue={setPhone}
 *   locale="en"
 *   codeLabel="Country code"
 *   searchLabel="Search"
 *   clearLabel="Clear"
 *   closeLabel="Close"
 *   noneLabel="No country found"
 * />
 */
export const PhoneField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  countries,
  value,
  onValue,
  locale,
  codeLabel,
  searchLabel,
  clearLabel,
  closeLabel,
  noneLabel,
  id,
  disabled,
  ...input
}: PhoneFieldProps) => {
  const own = useId()
  const number = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const named = useMemo(() => nameCountries(countries, locale), [countries, locale])
  const chosen = named.find(({ code }) => code === value.country) ?? named[0]
  const field = { label, hint, error, good, required, optional, action }

  const type = (text: string) =>
    onValue(splitPhone(text, countries, value.country) ?? { country: value.country, number: cleanNumber(text) })
  const paste = (event: ClipboardEvent) => {
    const whole = splitPhone(event.clipboardData.getData('text'), countries, value.country)
    if (!whole) return
    event.preventDefault()
    onValue(whole)
  }
  const choose = (country: string) => {
    setOpen(false)
    onValue({ country, number: value.number })
  }
  const box = (
    <div className="p-box p-phone" data-state={open ? 'open' : 'closed'}>
      <button
        type="button"
        className="p-phone__code"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled || input.readOnly}
        aria-label={`${codeLabel}, ${chosen?.name ?? ''} +${chosen?.dial ?? ''}`}
        onClick={() => setOpen(!open)}
      >
        {chosen ? <img className="p-phone__flag" src={chosen.flag} alt="" width={24} height={16} /> : null}
        <bdi dir="ltr">+{chosen?.dial}</bdi>
        <IconCaretDown size={16} className="p-phone__caret" />
      </button>
      <input
        autoComplete="tel-national"
        {...input}
        {...fieldInput(id ?? own, field)}
        ref={number}
        className="p-box__input p-phone__input"
        type="tel"
        inputMode="tel"
        dir="ltr"
        disabled={disabled}
        value={value.number}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
      />
      {good && !error ? <IconCheckFill className="p-box__good" /> : null}
    </div>
  )
  return (
    <FieldFrame {...field} id={id ?? own}>
      <Picker
        open={open}
        onOpen={setOpen}
        anchor={box}
        label={codeLabel}
        closeLabel={closeLabel}
        delay={200}
        focusBack={() => number.current?.focus({ preventScroll: true })}
      >
        <CodeList
          label={codeLabel}
          searchLabel={searchLabel}
          clearLabel={clearLabel}
          noneLabel={noneLabel}
          countries={named}
          value={chosen?.code}
          onChoose={choose}
        />
      </Picker>
    </FieldFrame>
  )
}
