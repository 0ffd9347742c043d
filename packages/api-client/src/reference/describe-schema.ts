import type { GenericSchema } from 'valibot'
import { checksOf, isSchema, itemOf, partsOf } from '../schema-parts.ts'
import { flag } from '../schemas/flag.ts'
import { money } from '../schemas/money.ts'
import { minorUnits } from '../schemas/amounts.ts'

/** A member of a request or an answer. */
export interface Member {
  /** Its path: `games[].minBet`; empty for a value that has no members. */
  readonly path: string
  /** Its type in TypeScript; amounts are integers of minor units. */
  readonly type: string
  readonly optional: boolean
  /** What it is when it is left out; undefined when it is nothing. */
  readonly fallback: unknown
  /** What is checked beside the type, in valibot's words: `max_length 64`. */
  readonly checks: readonly string[]
}

const named: ReadonlyMap<GenericSchema, string> = new Map<GenericSchema, string>([
  [money, 'sum'],
  [minorUnits, 'sum'],
  [flag, 'boolean'],
])

const deepest = 8
const empty: ReadonlySet<string> = new Set(['optional', 'nullish', 'nullable', 'undefinedable', 'exact_optional'])
const isNullable = (type: string): boolean => type === 'nullish' || type === 'nullable'

const checkTexts = (schema: GenericSchema): string[] =>
  named.has(schema)
    ? []
    : checksOf(schema).flatMap(({ kind, type, requirement }) =>
        kind === 'validation'
          ? [
              [
                type,
                ['string', 'number'].includes(typeof requirement) || requirement instanceof RegExp
                  ? String(requirement)
                  : '',
              ]
                .join(' ')
                .trim(),
            ]
          : [],
      )

/** What a caller gets of a schema: that which `readsAs` names, else the schema itself. */
const outputOf = (schema: GenericSchema): GenericSchema =>
  checksOf(schema)
    .map(({ metadata }) => metadata?.['readsAs'])
    .findLast(isSchema) ?? schema

/** Whether what does not fit reads as null. */
const fallsToNull = (schema: GenericSchema): boolean => 'fallback' in schema && schema.fallback === null

/** The type of a value, in one line; members of objects are described beside it. */
export function typeOf(given: GenericSchema, depth = 0): string {
  const schema = outputOf(given)
  const type = plainTypeOf(schema, depth)
  return fallsToNull(given) && !/\bnull$/.test(type) ? `${type} | null` : type
}

function plainTypeOf(schema: GenericSchema, depth: number): string {
  const name = named.get(schema)
  if (name) return name
  const item = itemOf(schema)
  if (item) return `${typeOf(item, depth + 1)}[]`
  const { type, options = [], literal, wrapped, item: element, items = [], key, value, getter } = partsOf(schema)
  if (depth > deepest) return '…'
  const inner = (part: GenericSchema | undefined): string => (part ? typeOf(part, depth + 1) : 'unknown')
  if (wrapped) return isNullable(type) ? `${inner(wrapped)} | null` : inner(wrapped)
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return 'object'
    case 'array':
      return `${inner(element)}[]`
    case 'tuple':
      return `[${items.map(inner).join(', ')}]`
    case 'record':
      return `Record<${inner(key)}, ${inner(value)}>`
    case 'picklist':
    case 'enum':
      return options.map((option) => JSON.stringify(option)).join(' | ')
    case 'literal':
      return JSON.stringify(literal)
    case 'union':
    case 'variant':
      return [...new Set(options.filter(isSchema).map(inner))].join(' | ')
    case 'intersect':
      return options.filter(isSchema).map(inner).join(' & ')
    case 'lazy':
      return getter && depth === 0 ? inner(getter(undefined)) : 'object'
    default:
      return type
  }
}

const bare = (given: GenericSchema): GenericSchema => {
  const schema = outputOf(given)
  const { wrapped } = partsOf(schema)
  return wrapped && !itemOf(schema) ? bare(wrapped) : schema
}

const isMaker = (value: unknown): value is () => unknown => typeof value === 'function'

/** What a schema makes of a missing value; undefined when that is nothing. */
export const fallbackOf = (schema: GenericSchema): unknown => {
  const { default: fallback } = partsOf(schema)
  return isMaker(fallback) ? fallback() : fallback
}

/** Every member that a schema takes, those of lists and objects inside it after the one that holds them. */
export function describeSchema(schema: GenericSchema, path = '', depth = 0): Member[] {
  const { type, wrapped } = partsOf(schema)
  const inner = bare(schema)
  const member: Member = {
    path,
    type: typeOf(schema),
    optional: empty.has(type) || itemOf(schema) !== null,
    fallback: wrapped && !itemOf(schema) ? fallbackOf(schema) : undefined,
    checks: checkTexts(inner),
  }
  const self = path === '' && (partsOf(inner).entries || itemOf(inner)) ? [] : [member]
  return depth > deepest ? self : [...self, ...membersOf(inner, path, depth)]
}

const membersOf = (schema: GenericSchema, path: string, depth: number): Member[] => {
  const { entries, item, value, options = [], type } = partsOf(schema)
  const element = itemOf(schema) ?? (type === 'array' ? item : type === 'record' ? value : undefined)
  if (element) return insideOf(element, `${path}${type === 'record' ? '{}' : '[]'}`, depth)
  if (type === 'variant' || type === 'intersect' || type === 'union')
    return [...new Set(options.filter(isSchema).map(bare))].flatMap((option) => insideOf(option, path, depth))
  return Object.entries(entries ?? {}).flatMap(([name, entry]) =>
    describeSchema(entry, path ? `${path}.${name}` : name, depth + 1),
  )
}

/** The members of a list's items; the item itself is part of the list's type. */
const insideOf = (schema: GenericSchema, path: string, depth: number): Member[] =>
  membersOf(bare(schema), path, depth + 1)
