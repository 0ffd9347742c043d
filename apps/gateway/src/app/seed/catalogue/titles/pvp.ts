import type { TitleEntry } from '../draw.ts'
import { drawTitles, pick, words } from '../draw.ts'

const first: TitleEntry[] = [
  { title: 'Thirteen', provider: 'LTB', classify: 'CARD' },
  { title: 'Tiến Lên', provider: 'LTB', classify: 'CARD' },
  { title: 'Texas Night', provider: 'RDB', classify: 'POKER' },
  { title: 'Domino House', provider: 'LTB', classify: 'TILES' },
  { title: "Knight's Gambit", provider: 'PTG', classify: 'BOARD' },
]

const games = words(
  'Pusoy | Tongits | Rummy | Poker | Domino | Chess | Mahjong | Checkers | Hearts | Canasta | Dice | Whist',
)
const forms = words(
  '* House | * Terrace | Lotus * | Midnight * | * Courtyard | Teahouse * | * Duel | Village * | * Pavilion' +
    ' | Royal * | Bamboo *',
)

const kinds: Record<string, string> = {
  Poker: 'POKER',
  Domino: 'TILES',
  Mahjong: 'TILES',
  Chess: 'BOARD',
  Checkers: 'BOARD',
  Dice: 'BOARD',
}

const classify = (title: string): string => Object.entries(kinds).find(([word]) => title.includes(word))?.[1] ?? 'CARD'

/** Table games between players, most popular first. */
export const pvpTitles = (count: number): TitleEntry[] => {
  const taken = new Set(first.map((entry) => entry.title))
  const drawn = drawTitles([{ heads: games, forms }], count - first.length, taken)
  return [
    ...first,
    ...drawn.map((title): TitleEntry => {
      const kind = classify(title)
      return { title, provider: kind === 'POKER' ? 'XGS' : pick(['LTB', 'PTG', 'RDB'], title), classify: kind }
    }),
  ]
}
