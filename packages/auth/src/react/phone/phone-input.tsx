import { useFormat } from '@parlour/i18n/react'
import { latinDigits, TextField } from '@parlour/ui-kit'
import type { FieldBinding } from '@parlour/validation/react'
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentType, type RefObject } from 'react'
import { useAuthText } from '../use-auth-text.ts'
import type { LazyPhoneFieldProps } from './lazy-phone-field.tsx'
import type { PhoneCountryChoice } from './use-phone-country.ts'

/** Props of `PhoneInput`. */
export interface PhoneInputProps {
  /** Name and value of the field in its form; the value is the number without blanks, as the rules check it. */
  readonly binding: FieldBinding<string>
  readonly phone: PhoneCountryChoice
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly good?: string | undefined
  readonly required?: boolean
  readonly optional?: string | undefined
  readonly readOnly?: boolean
}

const compact = (number: string): string => number.replaceAll(/[\s.-]/g, '')

/** The field with flags and codes once it has loaded; whoever is typing in the plain one before goes on in it. */
function useLateField(place: RefObject<HTMLDivElement | null>, wanted: boolean) {
  const [Field, setField] = useState<ComponentType<LazyPhoneFieldProps> | null>(null)
  const typing = useRef(false)
  useEffect(() => {
    let mounted = true
    import('./lazy-phone-field.tsx').then(
      (loaded) => mounted && setField(() => loaded.default),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [])
  const shown = wanted ? Field : null
  useLayoutEffect(() => {
    if (shown && typing.current) place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [place, shown])
  const follow = { onFocus: () => { typing.current = true }, onBlurCapture: () => { typing.current = false } }
  return { Field: shown, follow }
}

/**
 * A mobile number with its country (REG-14). Until the list and its flags are here, and where they do not come, it is a plain
 * field, and numbers are taken as the operator's own.
 */
export function PhoneInput({ binding, phone, ...field }: PhoneInputProps) {
  const text = useAuthText()
  const { tag } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const { Field, follow } = useLateField(place, phone.countries.length > 0 && !phone.pending)
  const [typed, setTyped] = useState(binding.value)
  const number = compact(typed) === binding.value ? typed : binding.value

  const change = (next: string) => {
    setTyped(next)
    const target = { name: binding.name, value: compact(next) }
    binding.onChange({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  }
  return (
    <div ref={place}>
      {Field ? (
        <Field
          {...field} name={binding.name} onBlur={binding.onBlur} countries={phone.countries} locale={tag}
          codeLabel={text('auth.phone.code')} searchLabel={text('auth.phone.search')} clearLabel={text('auth.phone.clear')}
          closeLabel={text('auth.modal.close')} noneLabel={text('auth.phone.none')} value={{ country: phone.country, number }}
          onValue={(next) => {
            if (next.country !== phone.country) phone.choose(next.country)
            change(next.number)
          }}
        />
      ) : (
        <div {...follow}>
          <TextField
            {...field} name={binding.name} onBlur={binding.onBlur} value={number} onChange={(event) => change(latinDigits(event.target.value))}
            type="tel" inputMode="tel" autoComplete="tel-national"
          />
        </div>
      )}
    </div>
  )
}
