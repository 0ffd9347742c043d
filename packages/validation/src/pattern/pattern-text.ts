/** A place in a pattern, read sign by sign. */
export interface PatternText {
  /** Whether everything has been read. */
  done(): boolean
  /** Whether the text goes on with this one; it is read then. */
  take(text: string): boolean
  /** Reads what a sticky expression fits here, or null. */
  takeMatch(form: RegExp): RegExpExecArray | null
  /** Reads one UTF-16 unit. */
  next(): string
}

/** Reads a pattern from its start. */
export function readPattern(pattern: string): PatternText {
  let place = 0
  return {
    done: () => place >= pattern.length,
    take: (text) => {
      const fits = pattern.startsWith(text, place)
      if (fits) place += text.length
      return fits
    },
    takeMatch: (form) => {
      form.lastIndex = place
      const match = form.exec(pattern)
      if (match) place += match[0].length
      return match
    },
    next: () => pattern[place++] ?? '',
  }
}

/** A pattern has something that an engine of linear time does not have, or means otherwise. */
export class NotLinear extends Error {}

const plain = /^[a-zA-Z0-9]$/

/**
 * One UTF-16 unit as the linear engine writes it. Halves of pairs stand in the private area while they are matched
 * (`withoutPairs`), so a pattern that names either of them is not for it.
 */
export function unit(code: number): string {
  if (code >= 0xd800 && code <= 0xf8ff) throw new NotLinear('signs beyond the basic plane')
  const sign = String.fromCharCode(code)
  return plain.test(sign) ? sign : `\\x{${code.toString(16)}}`
}

/** A text with both halves of its pairs as signs of their own, as patterns without the flag `u` see them. */
export const withoutPairs = (text: string): string =>
  text.replace(/[\ud800-\udfff]/g, (half) => String.fromCharCode(half.charCodeAt(0) + 0x800))
