import { useFormat } from '@parlour/i18n/react'
import { TextField } from '@parlour/ui-kit'
import { plainDigits } from '@parlour/validation/digits'
import type { FieldBinding } from '@parlour/validation/react'
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useAuthText } from '../use-auth-text.ts'
import type { LazyPhoneFieldProps } from './lazy-phone-field.tsx'
import type { PhoneCountryChoice } from './use-phone-country.ts'

/** Props of `PhoneInput`. */
export interface PhoneInputProps {
  /** Name and value of the field in its form; the value is the number without blanks, as the rules check it. */
  readonly binding: FieldBinding<string>
  readonly phone: PhoneCountryChoice
  /** Text above the field. */
  readonly label: string
  /** Text below the field while there is no error. */
  readonly hint?: string | undefined
  /** What is wrong with the number; shown in place of the hint. */
  readonly error?: string | undefined
  /** Confirmation that the number is valid. */
  readonly good?: string | undefined
  readonly required?: boolean
  /** The word that marks an optional field, beside the label. */
  readonly optional?: string | undefined
  readonly readOnly?: boolean
}

/** The field with flags and codes once it has loaded; what was typed in the plain one before is taken over. */
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
  const follow = {
    onFocus: () => {
      typing.current = true
    },
    onBlurCapture: () => {
      typing.current = false
    },
  }
  return { Field: shown, follow }
}

/**
 * A mobile number with its country (REG-14). While the list of countries is
 * missing it is a plain field for numbers of the operator's own country.
 *
 * @example
 * const phone = usePhoneCountry()
 * <PhoneInput binding={form.bind('mobileNum')} phone={phone} label="Mobile number" />
 */
export function PhoneInput({ binding, phone, ...field }: PhoneInputProps) {
  const text = useAuthText()
  const { tag } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const { Field, follow } = useLateField(place, phone.countries.length > 0 && !phone.pending)
  const [typed, setTyped] = useState(binding.value)
  const number = plainDigits(typed) === binding.value ? typed : binding.value

  const change = (next: string) => {
    setTyped(next)
    binding.onChange({ target: { value: plainDigits(next) } })
  }
  return (
    <div ref={place}>
      {Field ? (
        <Field
          {...field}
          name={binding.name}
          onBlur={binding.onBlur}
          countries={phone.countries}
          locale={tag}
          codeLabel={text('auth.phone.code')}
          searchLabel={text('auth.phone.search')}
          clearLabel={text('auth.phone.clear')}
          closeLabel={text('auth.modal.close')}
          noneLabel={text('auth.phone.none')}
          value={{ country: phone.country, number }}
          onValue={(next) => {
            if (next.country !== phone.country) phone.choose(next.country)
            change(next.number)
          }}
        />
      ) : (
        <div {...follow}>
          <TextField
            {...field}
            name={binding.name}
            onBlur={binding.onBlur}
            value={number}
            onChange={(event) => change(event.target.value)}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </div>
      )}
    </div>
  )
}
