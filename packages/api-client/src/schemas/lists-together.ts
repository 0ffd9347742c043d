import type * as v from 'valibot'
import { noneFits } from './none-fits.ts'

type Lists = v.ObjectSchema<v.ObjectEntries, undefined>

const rowsIn = (value: unknown, names: readonly string[]): unknown[] =>
  names.flatMap((name) => {
    const list: unknown = Object(value)[name]
    return Array.isArray(list) ? list : []
  })

/**
 * An answer of side lists alone. Each is emptied by itself where nothing of it
 * fits; where nothing of any of them fits, the answer does not fit either.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listsTogether<const Schema extends Lists>(schema: Schema): Schema {
  const names = Object.keys(schema.entries)
  return {
    ...schema,
    '~run'({ value }, config) {
      const result = schema['~run']({ value }, config)
      const rows = rowsIn(value, names)
      if (result.issues || rows.length === 0 || rowsIn(result.value, names).length > 0) return result
      return noneFits(rows)
    },
  }
}
