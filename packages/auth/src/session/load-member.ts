import { isContractError, type ApiClient } from '@parlour/api-client'
import { getMemberInfo } from '@parlour/api-client/endpoints'
import type { Session } from './create-session.ts'
import type { MemberInfo } from './session-state.ts'

const namesNobody = (issue: string): boolean => /^(id|account|value): /.test(issue)

/**
 * Loads the current member into the session. An answer without id or
 * account means that the token is a guest's, and ends the session.
 * Source: contract 1.3.
 *
 * @returns the member; null for a guest
 * @throws ApiError when the server refuses or does not answer.
 * @throws RefusedError, ContractError or UnreachedError
 * @example const member = await loadMember(api, session)
 */
export async function loadMember(api: ApiClient, session: Session): Promise<MemberInfo | null> {
  const token = session.tokens.get()
  if (!token) return null
  try {
    const member = await api.call(getMemberInfo, {})
    if (session.tokens.get() !== token) return null
    session.setMember(member)
    return member
  } catch (error) {
    if (!isContractError(error) || !error.issues.some(namesNobody)) throw error
    session.tokens.expired(token)
    return null
  }
}
