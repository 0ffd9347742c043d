/**
 * A country that numbers are taken from: ISO 3166 code of two
 * letters, dialling code without plus, address of a flag 3:2.
 */
export type PhoneCountry = { code: string; dial: string; flag: string }

/** What is in a phone field: the country's code, and the national number as typed, digits and single spaces. */
export type PhoneNumber = { country: string; number: string }
