import { PhoneField, phoneCountries, splitPhone, type PhoneFieldProps } from '@parlour/ui-kit/phone-field'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DialledCountry } from './use-phone-country.ts'

/** Props of `LazyPhoneField`: those of the kit's field, with countries as the platform lists them. */
export interface LazyPhoneFieldProps extends Omit<PhoneFieldProps, 'countries'> {
  readonly countries: readonly DialledCountry[]
}

const flags = new Map(phoneCountries.map(({ code, flag }) => [code, flag]))

/** Where the kit has no flag: the country's letters on plain ground. */
const letters = (code: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path fill="#56657a" d="M0 0h48v32H0z"/><text x="24" y="22.5" fill="#fff" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle">${code.replaceAll(/[^A-Z]/g, '')}</text></svg>`,
  )}`

/**
 * The kit's phone field, with its flags: a chunk of its own. A
 * whole number that was there before it is cut as if typed here.
 */
export default function LazyPhoneField({ countries, ...props }: LazyPhoneFieldProps) {
  const flagged = useMemo(
    () => countries.map((one) => ({ ...one, flag: flags.get(one.code) ?? letters(one.code) })),
    [countries],
  )
  const cut = useEffectEvent(() => {
    const { country, number } = props.value
    const whole = splitPhone(number, flagged, country)
    if (whole) props.onValue(whole)
  })
  useEffect(() => cut(), [])
  return <PhoneField {...props} countries={flagged} />
}
