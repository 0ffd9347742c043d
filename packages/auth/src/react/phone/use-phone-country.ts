import { getCountries, getLocation } from '@parlour/api-client/endpoints'
import { useEndpoint } from '@parlour/api-client/react'
import { useState } from 'react'

/** A country that numbers are taken from: ISO 3166 code, dialling code without plus. */
export interface DialledCountry {
  readonly code: string
  readonly dial: string
}

/** The country of a phone field, for `PhoneInput` and for what the form sends. */
export interface PhoneCountryChoice {
  /** Whether the country is not known yet: a code goes nowhere before, since the country is part of where. */
  readonly pending: boolean
  /** Empty when the list did not come: numbers are then taken as the operator's own. */
  readonly countries: readonly DialledCountry[]
  /** ISO 3166 code of the chosen country; empty without a list. */
  readonly country: string
  /** Its dialling code, without plus: `countryDialingCode` of the calls; empty without a list. */
  readonly dial: string
  choose(country: string): void
}

const none: readonly DialledCountry[] = []

/**
 * The countries of the platform, and the chosen one: the visitor's own until another is chosen (REG-14).
 *
 * @returns the choice; send its `dial` with the number
 * @example const phone = usePhoneCountry()
 */
export function usePhoneCountry(): PhoneCountryChoice {
  const list = useEndpoint(
    getCountries,
    {},
    {
      staleTime: Infinity,
      select: (answer) => answer.countries.map((one) => ({ code: one.countryCode, dial: one.countryDialingCode })),
    },
  )
  const here = useEndpoint(getLocation, {}, { staleTime: Infinity })
  const [chosen, choose] = useState<string | null>(null)
  const countries = list.data ?? none
  const [first] = countries
  const find = (code: string | null | undefined) => countries.find((one) => one.code === code)
  const country = find(chosen) ?? find(here.data?.country) ?? first
  return {
    pending: list.isPending || (chosen === null && here.isPending),
    countries,
    country: country?.code ?? '',
    dial: country?.dial ?? '',
    choose,
  }
}
