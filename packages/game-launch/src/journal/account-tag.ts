/** A short sign of an account that does not tell its name (FNV-1a, 32 bits); empty without an account. */
export function accountTag(account: string | null): string {
  if (account === null) return ''
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(account)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}
