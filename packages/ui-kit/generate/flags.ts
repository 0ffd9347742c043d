// Writes src/components/phone-field/phone-countries.ts: flags 3:2
// of country-flag-icons (MIT), dialling codes of ITU-T E.164.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const flags = createRequire(import.meta.url)('country-flag-icons/string/3x2') as Record<string, string>

const dials = {
  AE: 971,
  AU: 61,
  BD: 880,
  BR: 55,
  CN: 86,
  EG: 20,
  ES: 34,
  FR: 33,
  GB: 44,
  HK: 852,
  ID: 62,
  IN: 91,
  IR: 98,
  JP: 81,
  KH: 855,
  KR: 82,
  KZ: 7,
  LA: 856,
  MM: 95,
  MO: 853,
  MX: 52,
  MY: 60,
  NP: 977,
  PH: 63,
  PK: 92,
  PT: 351,
  RU: 7,
  SG: 65,
  TH: 66,
  TR: 90,
  TW: 886,
  US: 1,
  UZ: 998,
  VN: 84,
} as const

const escapes: Record<string, string> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E', '%': '%25' }
const address = (svg: string) => `data:image/svg+xml,${svg.replaceAll(/["#<>%]/g, (sign) => escapes[sign] ?? sign)}`

const lines = Object.entries(dials).map(([code, dial]) => {
  const flag = address(flags[code] ?? '').replaceAll("'", String.raw`\'`)
  return `  { code: '${code}', dial: '${dial}', flag: '${flag}' },`
})

writeFileSync(
  new URL('../src/components/phone-field/phone-countries.ts', import.meta.url),
  `import type { PhoneCountry } from './phone-country.ts'

/** Where the languages of the platform are spoken: dialling codes, and flags 3:2 as data (country-flag-icons, MIT). */
export const phoneCountries: readonly PhoneCountry[] = [
${lines.join('\n')}
]
`,
)
