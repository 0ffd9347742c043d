import { NotLinear, readPattern, unit, type PatternText } from './pattern-text.ts'
import { dot, translateClass, translateEscape } from './translate-class.ts'

/** A pattern as the linear engine reads it. */
export interface Translated {
  readonly source: string
  /** About how many steps of a program it becomes: the time of a match grows with it, and with the text. */
  readonly size: number
}

const readGroup = (text: PatternText): Translated => {
  if (!text.takeMatch(/\?:|\?<(?![=!])[^>]*>/y) && text.take('?')) throw new NotLinear('look-around')
  const { source, size } = readChoice(text)
  text.take(')')
  return { source: `(?:${source})`, size }
}

const readTerm = (text: PatternText): Translated => {
  if (text.take('(')) return readGroup(text)
  if (text.take('[')) return { source: translateClass(text), size: 1 }
  if (text.take('\\')) return { source: translateEscape(text), size: 1 }
  if (text.take('.')) return { source: dot, size: 1 }
  const edge = text.takeMatch(/[$^]/y)
  return { source: edge ? edge[0] : unit(text.next().charCodeAt(0)), size: 1 }
}

/** A counted term is a term many times over. */
const repeat = (size: number, [sign, , from, , to]: RegExpExecArray): number => {
  if (from === undefined) return size + 1
  const least = Number(from)
  if (to === undefined) return size * Math.max(1, least) + (sign.includes(',') ? 1 : 0)
  return size * least + (size + 1) * (Number(to) - least)
}

const quantifier = /([*+?]|\{(\d+)(,(\d+)?)?\})\??/y

const readChoice = (text: PatternText): Translated => {
  let source = ''
  let size = 1
  while (!text.done() && !text.takeMatch(/(?=\))/y)) {
    if (text.take('|')) {
      source += '|'
      size += 1
      continue
    }
    const term = readTerm(text)
    const times = text.takeMatch(quantifier)
    source += times ? `(?:${term.source})${times[0]}` : term.source
    size += times ? repeat(term.size, times) : term.size
  }
  return { source, size }
}

/**
 * Writes a pattern of JavaScript, known to be valid, so that RE2 reads the same: there a dot, `\s` and brackets mean
 * something else. @throws NotLinear for look-around, back-references and what RE2 has no word for
 */
export const translatePattern = (pattern: string): Translated => readChoice(readPattern(pattern))
