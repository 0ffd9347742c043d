/** A condition on the start of a text: its own pattern, and whether it must or must not match. */
export interface Condition {
  readonly pattern: string
  readonly wanted: boolean
}

/** Index after the bracket that closes the one at `open`, or -1; skips escapes and character classes. */
const endOfGroup = (text: string, open: number): number => {
  let depth = 0
  let inClass = false
  for (let index = open; index < text.length; index++) {
    const sign = text[index]
    if (sign === '\\') index++
    else if (inClass) inClass = sign !== ']'
    else if (sign === '[') inClass = true
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return index + 1
  }
  return -1
}

/** Whether a `|` stands outside of every group: the conditions would then hold for its first branch only. */
const hasOpenChoice = (text: string): boolean => {
  let inClass = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '\\') index++
    else if (inClass) inClass = sign !== ']'
    else if (sign === '[') inClass = true
    else if (sign === '|') return true
    else if (sign === '(') {
      const end = endOfGroup(text, index)
      if (end === -1) return false
      index = end - 1
    }
  }
  return false
}

/**
 * Takes a pattern that starts with `^(?=…)` or `^(?!…)` apart into conditions without look-around, which a linear-time
 * engine can test one by one. A pattern of any other form comes back as the one condition it is.
 */
export function splitLookAheads(pattern: string): Condition[] {
  const whole = [{ pattern, wanted: true }]
  if (!/^\^\(\?[=!]/.test(pattern)) return whole
  const conditions: Condition[] = []
  let rest = pattern.slice(1)
  while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
    const end = endOfGroup(rest, 0)
    if (end === -1 || /^[*+?{]/.test(rest.slice(end))) return whole
    conditions.push({ pattern: `^(?:${rest.slice(3, end - 1)})`, wanted: rest[2] === '=' })
    rest = rest.slice(end)
  }
  if (hasOpenChoice(rest)) return whole
  return [...conditions, { pattern: `^${rest}`, wanted: true }]
}
