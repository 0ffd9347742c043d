export { PhoneField } from './phone-field.tsx'
export { phoneCountries } from './phone-countries.ts'
export { splitPhone } from './split-phone.ts'

export type { PhoneCountry, PhoneNumber } from './phone-country.ts'
export type { PhoneFieldProps } from './phone-field.tsx'
