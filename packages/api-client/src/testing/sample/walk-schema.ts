import * as v from 'valibot'
import { checksOf, itemOf, partsOf } from '../../schema-parts.ts'
import { money } from '../../schemas/money.ts'
import { nameAt, pick, type Place } from './place.ts'
import { sampleNumber } from './sample-number.ts'
import { sampleText } from './sample-text.ts'

type Schema = v.GenericSchema

/** Members that are only there when something is amiss. */
const quiet =
  /(maintenance|restriction|error|reject|frozen|forbidden|expired|firstTime|locked|deleted|hidden|captcha|pending)/i

const deepest = 12

const inside = (place: Place, name: string): Place => ({ ...place, names: [...place.names, name] })

const limitOf = (schema: Schema, type: string): number | null => {
  const found = checksOf(schema).findLast((check) => check.type === type)?.requirement
  return typeof found === 'number' ? found : null
}

const within = (schema: Schema, value: number): number => {
  const low = limitOf(schema, 'min_value')
  const high = limitOf(schema, 'max_value')
  const whole = checksOf(schema).some(({ type }) => type === 'integer' || type === 'safe_integer')
  const held = Math.min(Math.max(value, low ?? value), high ?? Number.POSITIVE_INFINITY)
  return whole ? Math.ceil(held) : held
}

/** Texts that a pattern may ask for, tried after the one that makes sense. */
const patterned = [
  '1100',
  'sample01',
  'Sample one',
  '2026-01-15',
  '12:30',
  '2026-01-15T12:00:00Z',
  '9171234567',
  '0123456789abcdef',
  'PH',
  '100.00',
  '00000000-0000-4000-8000-000000001100',
  'https://www.platform.test/page',
  'linh@example.com',
  'data:image/png;base64,iVBORw0KGgo=',
]

const fitting = (schema: Schema, text: string): string => {
  const patterns = checksOf(schema).flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []))
  return [text, ...patterned].find((candidate) => patterns.every((pattern) => pattern.test(candidate))) ?? text
}

const ofLength = (schema: Schema, text: string): string =>
  text
    .padEnd(limitOf(schema, 'min_length') ?? limitOf(schema, 'length') ?? 0, '0')
    .slice(0, limitOf(schema, 'max_length') ?? text.length + 64)

const listOf = (item: Schema, place: Place): unknown[] =>
  place.names.length > deepest ? [] : [0, 1, 2].map((index) => walkSchema(item, { ...place, index }))

const recordOf = (key: Schema, value: Schema, place: Place): unknown => {
  const { type, options = [] } = partsOf(key)
  const names = type === 'picklist' || type === 'enum' ? options.map(String) : [sampleText(inside(place, 'code'))]
  return Object.fromEntries(names.map((name) => [name, walkSchema(value, inside(place, name))]))
}

/**
 * A value that a schema takes, the same for the same place: names say what would make sense, checks what is allowed.
 * @throws RangeError when it holds a kind of schema that no answer of the platform has.
 */
export function walkSchema(schema: Schema, place: Place): unknown {
  const { type, entries = {}, item, items = [], options = [], literal, wrapped, key, value, getter } = partsOf(schema)
  const listed = itemOf(schema)
  if (listed) return listOf(listed, place)
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, walkSchema(entry, inside(place, name))]),
      )
    case 'array':
      return item ? listOf(item, place) : []
    case 'tuple':
      return items.map((part, index) => walkSchema(part, { ...place, index }))
    case 'record':
      return key && value ? recordOf(key, value, place) : {}
    case 'string':
      return fitting(schema, ofLength(schema, sampleText(place)))
    case 'number':
      // The check of a sum is about its minor units; on the wire it is a decimal number.
      return schema === money ? sampleNumber(place) : within(schema, sampleNumber(place))
    case 'boolean':
      return !quiet.test(nameAt(place)) && (place.index + place.seed) % 2 === 1
    case 'picklist':
    case 'enum':
      return pick(options as [unknown, ...unknown[]], place)
    case 'literal':
      return literal
    case 'union':
    case 'variant':
    case 'intersect': {
      const first = walkSchema(options[0] as Schema, place)
      return typeof first === 'number' ? within(schema, first) : first
    }
    case 'nullish':
    case 'nullable':
    case 'optional':
    case 'exact_optional':
    case 'undefinedable':
      return quiet.test(nameAt(place)) || !wrapped ? absent(type) : walkSchema(wrapped, place)
    case 'lazy':
      return getter ? walkSchema(getter(undefined), place) : null
    case 'null':
    case 'any':
    case 'unknown':
      return null
    case 'undefined':
    case 'void':
      return undefined
    default:
      throw new RangeError(`no sample for a schema of type ${type} at ${place.names.join('.')}`)
  }
}

const absent = (type: string): null | undefined => (type === 'nullish' || type === 'nullable' ? null : undefined)
