import { nameAt, pick, type Place } from './place.ts'

const people = ['linhtran88', 'marcobay01', 'aprilsol22'] as const
const titles = ['Owl Hour', 'Paper Lanterns', 'Ninefold'] as const
const providers = ['Kirin Works', 'Bluefin Studio', 'Tessera'] as const

const poster = ({ index, seed }: Place): string => `/img/posters/${10_001 + ((index + seed) % 1_500)}.svg`
const sentence = (place: Place): string =>
  `${pick(titles, place)} opens on Friday at noon, for everyone who is 21 or older.`
const day = ({ index }: Place): string => `2026-01-${String(15 - (index % 14)).padStart(2, '0')} 12:00:00`

const hints: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [/token$/i, ({ seed }) => `sample-token-${seed}`],
  [/currencySymbol$/i, () => '₱'],
  [/currency/i, () => 'PHP'],
  [/(game_url2?|gameUrl|launchUrl|chatUrl|paymentUrl|payUrl|redirectUrl)$/i, () => 'https://play.platform.test/sample'],
  [/(icon|image|img|picture|avatar|poster|logo|photo)s?(url)?$/i, poster],
  [
    /(mobileUrl|url|link|redirect|path|domain|domains|cdns?|hosts?|address(es)?)$/i,
    () => 'https://www.platform.test/page',
  ],
  [
    /(user|account|customer|member|login|nick|downline|upline|payee|holder|owner|player)_?(name)?$/i,
    (place) => pick(people, place),
  ],
  [/e-?mail$/i, () => 'linh@example.com'],
  [/(mobile|phone)\w*$/i, () => '917****567'],
  [/dial/i, () => '63'],
  [/countryName$/i, () => 'Philippines'],
  [/country(code)?$/i, () => 'PH'],
  [/^ip$|ipAddress$/i, () => '203.0.113.9'],
  [/lang(uage)?(code)?$/i, () => 'EN'],
  [/(time|date)$/i, day],
  [/colou?r2?$/i, () => '#e8b04a'],
  [/(gameType|category|lane)$/i, (place) => pick(['RNG', 'LIVE', 'FISH'], place)],
  [/(vassalage|vendor(code)?)$/i, (place) => pick(['KW', 'BF', 'XGS'], place)],
  [/(displayName|vendorName|studio)$/i, (place) => pick(providers, place)],
  [/(amount|balance|sum|figure)$/i, () => '100.00'],
  [/(content|description|summary|remarks?|message|text|body|reason|terms)$/i, sentence],
  [/(title|name|label|labelName)$/i, (place) => pick(titles, place)],
  [/(status|state)$/i, () => 'A'],
  [/(id|ids|no|ref|code|number|key)$/i, ({ index, seed }) => `S${1_000 + 100 * seed + index}`],
]

/** A text that makes sense under this name. */
export function sampleText(place: Place): string {
  const name = nameAt(place)
  return hints.find(([pattern]) => pattern.test(name))?.[1](place) ?? `${name || 'sample'} ${place.index + 1}`
}
