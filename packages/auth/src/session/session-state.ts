import type { getMemberInfo, ResponseOf } from '@parlour/api-client/endpoints'

/** Who is logged in, as the platform describes them. Source: contract 3.4. */
export type MemberInfo = ResponseOf<typeof getMemberInfo>

/** Somebody is logged in; `member` is null until their details have come. */
export interface MemberSession {
  readonly status: 'member'
  readonly token: string
  readonly account: string
  /** The account type: 1, 2, 41, 42 agents, 4 demo; null until the server told it. */
  readonly type: number | null
  readonly member: MemberInfo | null
}

/** Who is here: a guest, or a member by account name. */
export type SessionState = { readonly status: 'guest' } | MemberSession

/** Why a session ended: here by choice, because the server no longer knows it, or in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

/** The one guest state, so that a store's readers see the same object. */
export const guest: SessionState = Object.freeze({ status: 'guest' })
