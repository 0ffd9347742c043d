import { createHmac } from 'node:crypto'

/** Names a member in the log: the same name on every gateway of a database, and no way back without the key. */
export type MemberHash = (memberId: number) => string

/** Makes the names from a secret key: twelve hexadecimal digits of an HMAC of the id. */
export const makeMemberHash = (key: Uint8Array): MemberHash =>
  (memberId) => createHmac('sha256', key).update(String(memberId)).digest('hex').slice(0, 12)
