/**
 * Estimates how hard a password is to guess, from its length
 * and kinds of characters. A hint beside the field, not a rule.
 *
 * @param value what was typed
 * @returns 0 (empty) to 4
 * @example passwordStrength('vesper2025') // 2
 */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 | 4 {
  const text = value.trim()
  if (text === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(text)).length
  const different = new Set(text).size
  const points = Number(text.length >= 8) + Number(text.length >= 12) + Number(kinds >= 2) + Number(kinds >= 3)
  if (different < 5) return 1
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- four points at most, and bounded below
  return Math.max(1, Math.min(4, points)) as 1 | 2 | 3 | 4
}
