/** Makes another value of one. */
export type Change = (value: unknown) => unknown

/** Changes the member at a path; a list in the path means each of its items. */
function changeAt(input: unknown, [name = '', ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(input)) return input.map((item) => changeAt(item, [name, ...rest], change))
  if (typeof input !== 'object' || input === null) return input
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object that is no list
  const value = (input as Record<string, unknown>)[name]
  if (value === undefined) return input
  return { ...input, [name]: rest.length ? changeAt(value, rest, change) : change(value) }
}

/** Changes the members at these paths (`tiers.amount`). */
export const changePaths = (input: unknown, paths: readonly string[], change: Change): unknown =>
  paths.reduce<unknown>((members, path) => changeAt(members, path.split('.'), change), input)
