import { NotLinear, unit, type PatternText } from './pattern-text.ts'

const blanks = '\\t-\\r\\x20\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const others =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'

/** What stands for several signs, as it is written inside of a class. */
const sets: Readonly<Record<string, string>> = { d: '\\d', D: '\\D', w: '\\w', W: '\\W', s: blanks, S: others }

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

/** One sign, by its code, or several, as a class writes them. */
export type ClassPart = number | string

/**
 * Reads what follows a backslash, in a class or outside of one.
 * @throws NotLinear for back-references and octal codes
 */
export function readEscape(text: PatternText): ClassPart {
  const hex = text.takeMatch(/x([0-9a-f]{2})|u([0-9a-f]{4})/iy)
  if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16)
  const control = text.takeMatch(/c([a-z])/iy)
  if (control) return (control[1] ?? '').charCodeAt(0) % 32
  if (text.takeMatch(/0(?!\d)/y)) return 0
  if (text.takeMatch(/[0-9ck]/y)) throw new NotLinear('a back-reference or an octal code')
  const sign = text.next()
  return sets[sign] ?? controls[sign] ?? sign.charCodeAt(0)
}

const readPart = (text: PatternText): ClassPart => {
  if (!text.take('\\')) return text.next().charCodeAt(0)
  return text.take('b') ? 8 : readEscape(text)
}

const write = (part: ClassPart): string => (typeof part === 'number' ? unit(part) : part)

/** Reads a class from behind its bracket to the end; gives it back as the linear engine writes it. */
export function translateClass(text: PatternText): string {
  const not = text.take('^') ? '^' : ''
  let inside = ''
  while (!text.take(']')) {
    const first = readPart(text)
    const range = text.takeMatch(/-(?!\])/y)
    if (!range) {
      inside += write(first)
      continue
    }
    const last = readPart(text)
    const dash = typeof first === 'number' && typeof last === 'number' ? '-' : '\\-'
    inside += write(first) + dash + write(last)
  }
  if (inside === '') return not ? any : `[^${everything}]`
  return `[${not}${inside}]`
}

const everything = '\\x{0}-\\x{10ffff}'
const any = `[${everything}]`

/** What a dot stands for: anything but an end of line. */
export const dot = '[^\\x{a}\\x{d}\\x{2028}\\x{2029}]'

/** What an escape outside of a class stands for. */
export const translateEscape = (text: PatternText): string => {
  const edge = text.takeMatch(/[bB]/y)
  if (edge) return `\\${edge[0]}`
  const part = readEscape(text)
  return typeof part === 'number' ? unit(part) : `[${part}]`
}
