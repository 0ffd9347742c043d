/** An entry of the customer service in the answer of the status: a way, and its address under DES. */
export interface ServiceEntry {
  readonly csType: string
  readonly path: string
}

/**
 * Decrypts an address in the status: its last 8 characters are
 * the DES key of the text before them. Check the result with
 * `safeUrl`. The cipher loads with the first call. Source: contract 2.5.
 *
 * @param path base64 and the key
 * @returns null when the text is no such path
 * @example const address = await decryptPath(entry.path)
 */
export async function decryptPath(path: string): Promise<string | null> {
  const { decryptServicePath } = await import('@parlour/api-client/ciphers/legacy')
  return decryptServicePath(path)
}

/** The entry of a way by its exact number; the first entry where none has it. Source: contract 3.1. */
export const entryOf = (entries: readonly ServiceEntry[], csType: string): ServiceEntry | null =>
  entries.find((entry) => entry.csType === csType) ?? entries[0] ?? null
