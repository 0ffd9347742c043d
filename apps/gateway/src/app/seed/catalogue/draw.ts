import type { ProviderCode } from './providers.ts'

/** One title with its provider's provider code and its sub-category code of the wire. */
export interface TitleEntry {
  readonly title: string
  readonly provider: ProviderCode
  readonly classify: string
}

/** A family of titles: each head is put in the place of `*` in each form. */
export interface TitleTheme {
  readonly heads: readonly string[]
  readonly forms: readonly string[]
}

/** Splits a line of words at `|`. */
export const words = (line: string): string[] => line.split('|').map((word) => word.trim())

/** Deterministic 32-bit hash (FNV-1a over UTF-16 units) of a text, as a whole number from 0 to 2^32 - 1. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** Picks one of a list by the hash of a text. */
export const pick = <const T>(list: readonly [T, ...T[]], seed: string): T => list[hash(seed) % list.length] ?? list[0]

const nth = (theme: TitleTheme, index: number): string | undefined => {
  const { heads, forms } = theme
  const round = Math.floor(index / heads.length)
  if (round >= forms.length) return undefined
  const at = index % heads.length
  return forms[(at * 5 + round) % forms.length]?.replace('*', heads[at] ?? '')
}

const echoes = (title: string): boolean => {
  const parts = title.toLowerCase().replace(/'s\b/g, '').split(' ')
  return new Set(parts).size < parts.length
}

/**
 * Draws `count` distinct titles by going round the themes, so that neighbours come from different families.
 * @throws Error when the themes hold too few titles
 */
export const drawTitles = (themes: readonly TitleTheme[], count: number, taken: ReadonlySet<string>): string[] => {
  const seen = new Set(taken)
  const drawn: string[] = []
  for (let index = 0; drawn.length < count; index += 1) {
    const row = themes.map((theme) => nth(theme, index))
    if (row.every((title) => title === undefined)) throw new Error(`word lists end after ${drawn.length} of ${count}`)
    for (const title of row) {
      if (title === undefined || seen.has(title) || echoes(title) || drawn.length === count) continue
      seen.add(title)
      drawn.push(title)
    }
  }
  return drawn
}
