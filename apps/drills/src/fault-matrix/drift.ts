/** A place in an answer: the members and items on the way to it. */
export type Path = readonly (string | number)[]

/** Every place of a JSON value, at most one item deep into each list. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? placesOf(value[0], [...path, 0]) : [])]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, member]) => placesOf(member, [...path, name]))]
}

/** How a member may drift away from its record. */
export const drifts = ['missing', 'null', 'wrong type', 'extreme', 'a stranger beside it'] as const

const other = (value: unknown): unknown => {
  if (typeof value === 'string') return { drifted: true }
  if (typeof value === 'number') return 'seven'
  if (typeof value === 'boolean') return 'perhaps'
  return 42
}

const extreme = (value: unknown): unknown => {
  if (typeof value === 'string') return '\u202E'.repeat(100_000)
  if (typeof value === 'number') return -1.7976931348623157e308
  if (Array.isArray(value)) return Array.from({ length: 20_000 }, () => value[0] ?? null)
  return value
}

/** A copy of an answer that has drifted at one place. */
export function drifted(answer: unknown, path: Path, drift: (typeof drifts)[number]): unknown {
  const copy: unknown = structuredClone(answer)
  const last = path.at(-1)
  if (last === undefined)
    return drift === 'null' || drift === 'missing' ? null : drift === 'wrong type' ? other(answer) : copy
  let holder = copy as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  if (drift === 'missing') {
    if (Array.isArray(holder)) holder.splice(Number(last), 1)
    else delete holder[last]
  } else if (drift === 'null') holder[last] = null
  else if (drift === 'wrong type') holder[last] = other(holder[last])
  else if (drift === 'extreme') holder[last] = extreme(holder[last])
  else if (!Array.isArray(holder)) holder['stranger'] = { toString: 'no' }
  return copy
}
