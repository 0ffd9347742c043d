/** An entry of the customer service in the answer of the status: a way, and its address under DES. */
export interface ServiceEntry {
  readonly csType: string
  readonly path: string
}

/**
 * The address in a path of the status: its last 8 characters are the DES key of what stands before them. Null when it is no
 * such text; what comes out still has to pass the gate. The cipher loads now, not before. Source: contract 2.5.
 */
export async function decryptPath(path: string): Promise<string | null> {
  const { decryptServicePath } = await import('@parlour/api-client/ciphers/legacy')
  return decryptServicePath(path)
}

/** The entry of a way by its exact number; the first entry where none has it. Source: contract 3.1. */
export const entryOf = (entries: readonly ServiceEntry[], csType: string): ServiceEntry | null =>
  entries.find((entry) => entry.csType === csType) ?? entries[0] ?? null
