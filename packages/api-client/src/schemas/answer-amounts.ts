import type { GenericSchema } from 'valibot'
import { checksOf, itemOf, partsOf } from '../schema-parts.ts'
import { changePaths, type Change } from './change-at.ts'
import type { AmountsOf } from './dependent-amounts.ts'
import { money } from './money.ts'

interface WithResponse {
  readonly response: GenericSchema
}

type Piped = GenericSchema & { readonly pipe?: readonly [GenericSchema, ...unknown[]] }

/** How amounts are converted, and the conversion of each known schema; `null` where a schema has no amount. */
interface Direction {
  readonly change: Change
  readonly known: WeakMap<GenericSchema, Change | null>
}

const onNumbers =
  (change: (value: number) => number): Change =>
  (value) =>
    typeof value === 'number' ? change(value) : value

const toWire: Direction = { change: onNumbers((minor) => minor / 100), known: new WeakMap() }
const fromWire: Direction = { change: onNumbers((major) => Math.round(major * 100)), known: new WeakMap() }

const isSum = (schema: Piped): boolean => schema === money || (schema.pipe !== undefined && isSum(schema.pipe[0]))

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const eachItem =
  (change: Change): Change =>
  (value) =>
    Array.isArray(value) ? value.map(change) : value

const eachMember =
  (changeOf: (name: string) => Change | null | undefined): Change =>
  (value) =>
    isMembers(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changeOf(name)?.(part) ?? part]))
      : value

/** The conversion of a schema's items or members. */
function insideOf(schema: GenericSchema, direction: Direction): Change | null {
  const { type, wrapped, entries, item, value } = partsOf(schema)
  const listed = itemOf(schema) ?? (type === 'array' ? item : undefined)
  if (listed) {
    const change = changeFor(listed, direction)
    if (!change) return null
    const items = eachItem(change)
    const members = eachMember(() => change)
    return (list) => (Array.isArray(list) ? items(list) : members(list))
  }
  if (wrapped) return changeFor(wrapped, direction)
  if (type === 'record' && value) {
    const change = changeFor(value, direction)
    return change && eachMember(() => change)
  }
  const amounts = Object.entries(entries ?? {}).flatMap(([name, entry]) => {
    const change = changeFor(entry, direction)
    return change ? [[name, change] as const] : []
  })
  if (amounts.length === 0) return null
  const changes = new Map(amounts)
  return eachMember((name) => changes.get(name))
}

/** Amounts that depend on the value (`v.metadata({ amountsOf })`). */
const amountsOfSchema = (schema: GenericSchema): AmountsOf<unknown> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `dependentAmounts` alone writes this metadata
  checksOf(schema).find(({ metadata }) => metadata && 'amountsOf' in metadata)?.metadata?.['amountsOf'] as
    | AmountsOf<unknown>
    | undefined

function changeFor(schema: GenericSchema, direction: Direction): Change | null {
  if (isSum(schema)) return direction.change
  const known = direction.known.get(schema)
  if (known !== undefined) return known
  // A recursive schema has no amount of its own.
  direction.known.set(schema, null)
  const inside = insideOf(schema, direction)
  const amountsOf = amountsOfSchema(schema)
  const change: Change | null = amountsOf
    ? (value) => {
        const own = isMembers(value) ? changePaths(value, amountsOf(value), direction.change) : value
        return inside ? inside(own) : own
      }
    : inside
  direction.known.set(schema, change)
  return change
}

const changed = <Answer>({ response }: WithResponse, answer: Answer, direction: Direction): Answer => {
  const change = changeFor(response, direction)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only numbers change, into other numbers
  return change ? (change(answer) as Answer) : answer
}

/**
 * Converts an answer to its wire form: amounts that the record's schema names become decimal major units.
 *
 * @param answer amounts in minor units
 * @returns a copy; everything else is the same
 * @example toWireAnswer(getBalance, answer) // { sumBalance: 4821.5, … } from 482150
 */
export const toWireAnswer = <Answer>(endpoint: WithResponse, answer: Answer): Answer =>
  changed(endpoint, answer, toWire)

/**
 * Converts an answer from its wire form: amounts that the record's schema names become minor units.
 *
 * @param wire amounts in major units, as decimals
 * @returns a copy; everything else is the same
 * @example fromWireAnswer(getBalance, body) // { sumBalance: 482150, … } from 4821.5
 */
export const fromWireAnswer = <Answer>(endpoint: WithResponse, wire: Answer): Answer =>
  changed(endpoint, wire, fromWire)
