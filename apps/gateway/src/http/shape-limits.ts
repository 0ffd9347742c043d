const depthAllowed = 20
const keysAllowed = 200

/** Whether a parsed body is no deeper than 20 levels and has no more than 200 members in all, and no `__proto__`. */
export function withinShape(value: unknown): boolean {
  let keys = 0
  const fits = (part: unknown, depth: number): boolean => {
    if (typeof part !== 'object' || part === null) return true
    if (depth > depthAllowed) return false
    const names = Object.keys(part)
    keys += names.length
    if (keys > keysAllowed || names.includes('__proto__')) return false
    return Object.values(part).every((member) => fits(member, depth + 1))
  }
  return fits(value, 1)
}
