const depthAllowed = 20
const keysAllowed = 200

/** Whether a database can keep a text: it has no NUL and no half of a character. */
export const isKeepable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

/**
 * Whether a parsed body is no deeper than 20 levels, has no more than
 * 200 members in all, no `__proto__`, and texts that can be kept.
 */
export function withinShape(value: unknown): boolean {
  let keys = 0
  const fits = (part: unknown, depth: number): boolean => {
    if (typeof part === 'string') return isKeepable(part)
    if (typeof part !== 'object' || part === null) return true
    if (depth > depthAllowed) return false
    const names = Object.keys(part)
    keys += names.length
    if (keys > keysAllowed || names.includes('__proto__') || !names.every(isKeepable)) return false
    return Object.values(part).every((member) => fits(member, depth + 1))
  }
  return fits(value, 1)
}
