import type { LandKind } from '../draw/land.ts'
import type { ToneName } from '../draw/tones.ts'
import type { TemplateName } from '../templates/index.ts'
import type { FaceName } from './faces.ts'
import type { PaletteName } from './palettes.ts'
import { wordLines } from './word-lines.ts'

/** What a word of a title asks for; empty lists ask for nothing. */
export interface WordEntry {
  readonly words: readonly string[]
  readonly heroes: readonly string[]
  readonly palettes: readonly PaletteName[]
  readonly templates: readonly TemplateName[]
  readonly land?: LandKind
  readonly tone?: ToneName
  readonly face?: FaceName
  readonly cards?: readonly string[]
}

const list = <T extends string>(cell: string | undefined) => (cell ?? '').split(/,\s*/).filter(Boolean) as T[]

const option = (cell: string | undefined, key: string) => cell?.match(new RegExp(`${key}=([\\w-]+)`))?.[1]

const read = (text: string): WordEntry => {
  const [words, heroes, palettes, templates, more] = text.split('|').map((cell) => cell.trim())
  const [land, tone, face, cards] = ['land', 'tone', 'face', 'cards'].map((key) => option(more, key))
  return {
    words: list(words),
    heroes: list(heroes),
    palettes: list(palettes),
    templates: list(templates),
    ...(land ? { land: land as LandKind } : {}),
    ...(tone ? { tone: tone as ToneName } : {}),
    ...(face ? { face: face as FaceName } : {}),
    ...(cards ? { cards: cards.split('-') } : {}),
  }
}

/** The table of title words in rank order. */
export const wordTable: WordEntry[] = wordLines.trim().split('\n').map(read)

const weak = new Set([
  'night',
  'king',
  'gold',
  'golden',
  'lucky',
  'royal',
  'court',
  'classic',
  'moon',
  'sun',
  'house',
  'queen',
  'fortune',
  'festival',
  'garden',
  'temple',
  'crown',
])

const patterns = new Map<string, RegExp>()

const matches = (title: string, word: string): boolean => {
  const pattern = patterns.get(word) ?? new RegExp(`(^|[^\\p{L}\\d])${word}(s|'s)?($|[^\\p{L}\\d])`, 'iu')
  patterns.set(word, pattern)
  return pattern.test(title)
}

const called = new Map<string, WordEntry[]>()

const rank = (title: string, entry: WordEntry): number => {
  const hit = entry.words.filter((word) => matches(title, word)).toSorted((a, b) => b.length - a.length)[0]
  if (hit === undefined) return 0
  return weak.has(hit) ? 1 : 2
}

/** The entries a title calls, strong words before weak ones, each in rank order. */
export const entriesFor = (title: string): WordEntry[] => {
  const known =
    called.get(title) ??
    wordTable
      .map((entry) => ({ entry, value: rank(title, entry) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .map(({ entry }) => entry)
  called.set(title, known)
  return known
}
