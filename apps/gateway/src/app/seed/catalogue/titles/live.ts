import type { TitleEntry } from '../draw.ts'
import { drawTitles, pick, words } from '../draw.ts'

const first: TitleEntry[] = [
  { title: 'Rose Room', provider: 'NLT', classify: 'BAC' },
  { title: 'Royal Prize Wheel', provider: 'HCL', classify: 'ROU' },
  { title: 'Salon Privé Baccarat', provider: 'HCL', classify: 'BAC' },
  { title: 'Northern Blackjack', provider: 'NLT', classify: 'BJ' },
  { title: 'Dragon Tiger', provider: 'KRW', classify: 'DAT' },
]

const rooms = words(
  'Velvet | Harbour | Manila Bay | Emerald | Moonlight | Pearl | Orchid | Balcony | Winter Garden | Silk' +
    ' | Cedar | Palm Court' +
    ' | Opera | Sapphire | Terrace | Crown | Jasmine | Copper | Gallery | Riverside | Garnet | Sampaguita' +
    ' | Atrium | Lantern',
)

const forms = words('* Baccarat | * Prize Wheel | * Blackjack | * Sic Bo | * Dragon Tiger | * Speed Baccarat | * Wheel')

const shows: TitleEntry[] = words(
  'Carnival Wheel | The Big Dial | Treasure Stairs | Cabaret of Cards | Marble Derby | Fan Tan House',
).map((title) => ({ title, provider: 'HCL', classify: title === 'Fan Tan House' ? 'AsiaGames' : 'GAMESHOW' }))

const endings = [
  ['Baccarat', 'BAC'],
  ['Prize Wheel', 'ROU'],
  ['Blackjack', 'BJ'],
  ['Sic Bo', 'SIC'],
  ['Dragon Tiger', 'DAT'],
] as const

const classify = (title: string): string => endings.find(([word]) => title.endsWith(word))?.[1] ?? 'GAMESHOW'

const tables = (count: number): TitleEntry[] =>
  drawTitles([{ heads: rooms, forms }], count, new Set()).map((title) => ({
    title,
    provider: pick(['NLT', 'HCL', 'KRW'], title),
    classify: classify(title),
  }))

/** Live table titles, most popular first. */
export const liveTitles = (count: number): TitleEntry[] => [
  ...first,
  ...shows,
  ...tables(count - first.length - shows.length),
]
