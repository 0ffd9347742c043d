import { sql, type Column, type SQL } from 'drizzle-orm'

/**
 * An array of PostgreSQL as one parameter, whichever driver carries it. The elements are written down here, since the
 * embedded driver and the one for servers write arrays differently.
 */
const arrayOf = (elements: Iterable<string>, type: 'bigint' | 'text' | 'uuid'): SQL =>
  sql`cast(${`{${[...elements].join(',')}}`}::text as ${sql.raw(type)}[])`

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`

/** Whole numbers as a `bigint[]` in one parameter. */
export const bigintArray = (numbers: Iterable<number>): SQL => arrayOf([...numbers].map(String), 'bigint')

/** Texts as a `text[]` in one parameter. */
export const textArray = (texts: Iterable<string>): SQL => arrayOf([...texts].map(quoted), 'text')

/** Ids as a `uuid[]` in one parameter. */
export const uuidArray = (ids: Iterable<string>): SQL => arrayOf([...ids].map(quoted), 'uuid')

/**
 * Whether a column is one of these numbers, however many they are: `column = any(array)`. The planner looks each of
 * them up in the index of the column; a subquery over `jsonb_array_elements` made it read the whole table.
 */
export const isAnyOf = (column: Column | SQL, numbers: Iterable<number>): SQL =>
  sql`${column} = any(${bigintArray(numbers)})`

/**
 * These numbers as rows, to be joined by a `lateral` subquery: it looks each of them up by the index, however many they
 * are, where the planner would read the whole table for some hundreds.
 */
export const eachOf = (numbers: Iterable<number>): SQL => sql`unnest(${bigintArray(numbers)})`

/** Whether a column is one of these texts, however many they are. */
export const isAnyText = (column: Column | SQL, texts: Iterable<string>): SQL =>
  sql`${column} = any(${textArray(texts)})`

/** Whether a column is one of these ids (uuid), however many they are. */
export const isAnyId = (column: Column | SQL, ids: Iterable<string>): SQL => sql`${column} = any(${uuidArray(ids)})`
