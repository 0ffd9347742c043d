import type { PhoneCountry } from './phone-country.ts'

/** A country with its name in the visitor's language. */
export type NamedCountry = PhoneCountry & { name: string; also: string }

const fold = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLocaleLowerCase()

/** Countries by name in `locale` (BCP-47), in its order; `also` is the English name, for the search. */
export const nameCountries = (countries: readonly PhoneCountry[], locale: string): NamedCountry[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const order = new Intl.Collator(locale)
  return countries
    .map((country) => ({
      ...country,
      name: names.of(country.code) ?? country.code,
      also: english.of(country.code) ?? '',
    }))
    .toSorted((one, other) => order.compare(one.name, other.name))
}

/** Those whose name, code or dialling digits fit; accents and the plus do not matter. */
export const findCountries = (countries: readonly NamedCountry[], query: string): readonly NamedCountry[] => {
  const wanted = fold(query.trim())
  const digits = wanted.replaceAll(/\D/g, '')
  if (wanted === '') return countries
  if (/^[+\d\s]+$/.test(wanted))
    return digits === '' ? countries : countries.filter(({ dial }) => dial.startsWith(digits))
  const words = (country: NamedCountry) => [country.name, country.also].map(fold)
  const rank = (country: NamedCountry) => {
    if (country.code.toLowerCase() === wanted) return 0
    if (words(country).some((word) => word.startsWith(wanted))) return 1
    return words(country).some((word) => word.includes(wanted)) ? 2 : 3
  }
  return countries.filter((country) => rank(country) < 3).toSorted((one, other) => rank(one) - rank(other))
}
