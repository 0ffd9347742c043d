import { createHmac } from 'node:crypto'

/** Names a member in the log: the same name on every gateway of a database, and no way back without the key. */
export type MemberHash = (memberId: number) => string

const remembered = 10_000

/** Makes the names from a secret key: twelve hexadecimal digits of an HMAC of the id. The newest are remembered. */
export function makeMemberHash(key: Uint8Array): MemberHash {
  const names = new Map<number, string>()
  return (memberId) => {
    const known = names.get(memberId)
    if (known !== undefined) return known
    const name = createHmac('sha256', key).update(String(memberId)).digest('hex').slice(0, 12)
    if (names.size >= remembered) names.clear()
    names.set(memberId, name)
    return name
  }
}
