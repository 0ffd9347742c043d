import { desDecrypt } from './des.ts'

const keyLength = 8

/**
 * The address of a customer-service entry: its last 8 characters are the DES key of what stands before them. Null when it
 * is no such text; what comes out still has to pass `safeUrl`. Source: contract 2.5.
 */
export function decryptServicePath(path: string): string | null {
  try {
    return desDecrypt(path.slice(0, -keyLength), path.slice(-keyLength)) || null
  } catch {
    return null
  }
}
