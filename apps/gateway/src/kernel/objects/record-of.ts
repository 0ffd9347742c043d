/** The keys of a record that has no others: a constant, or one that was read by a closed list of keys. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the names that the parameter states
  Object.keys(record) as Key[]

/** A record with a value for each of these keys. */
export const recordOf = <const Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names that the parameter states
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** Whether a record has this key itself; then the text is one of its keys. */
export const hasKey = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key)

/** Whether a text is one of these. */
export const isOneOf = <const Text extends string>(texts: readonly Text[], text: unknown): text is Text =>
  texts.some((one) => one === text)
