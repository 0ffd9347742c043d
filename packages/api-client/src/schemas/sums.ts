export { minorUnits } from './minor-units.ts'

interface WithSums {
  readonly sums: readonly string[]
}

type Change = (value: unknown) => unknown

/** Changes the member at a path; a list on the way stands for each of its items. */
function changeAt(input: unknown, [name = '', ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(input)) return input.map((item) => changeAt(item, [name, ...rest], change))
  if (typeof input !== 'object' || input === null) return input
  const value = (input as Record<string, unknown>)[name]
  if (value === undefined) return input
  return { ...input, [name]: rest.length ? changeAt(value, rest, change) : change(value) }
}

const mapped = ({ sums }: WithSums, input: unknown, change: Change): unknown =>
  sums.reduce<unknown>((members, path) => changeAt(members, path.split('.'), change), input)

/** A request as it travels: the sums that the record names become decimal numbers of major units. */
export const toWireSums = (endpoint: WithSums, input: unknown): unknown =>
  mapped(endpoint, input, (value) => (typeof value === 'number' ? value / 100 : value))

const decimal = /^\d{1,13}(\.\d{1,10})?$/

/** A request as it arrived: the sums that the record names become minor units; more than two places stay broken numbers. */
export const fromWireSums = (endpoint: WithSums, wire: unknown): unknown =>
  mapped(endpoint, wire, (value) => {
    const major = typeof value === 'string' && decimal.test(value) ? Number(value) : value
    return typeof major === 'number' ? Number((major * 100).toFixed(6)) : value
  })
