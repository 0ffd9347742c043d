import { isRefused, type ApiClient } from '@parlour/api-client'
import { checkAffiliate } from '@parlour/api-client/endpoints'

/** Whether somebody stands behind an invitation code. */
export type InvitationAnswer = 'known' | 'unknown'

/**
 * Whether an invitation code exists (REG-07). Source: contract 3.2.
 *
 * @param code what was typed or came with the address
 * @param domain the domain that belongs to the code, or null
 * @returns `known` or `unknown`
 * @throws ApiError when the platform could not say, or asks to wait. Source: contract 3.2.
 * @throws RefusedError with TOO_MANY_REQUESTS, UnreachedError: the platform did not say
 * @example if ((await checkInvitation(api, 'A1B2C3', null)) === 'unknown') showDialog()
 */
export async function checkInvitation(api: ApiClient, code: string, domain: string | null): Promise<InvitationAnswer> {
  try {
    await api.call(checkAffiliate, { code, ...(domain ? { domain } : {}) })
    return 'known'
  } catch (error) {
    if (isRefused(error) && error.kind === 'refused') return 'unknown'
    throw error
  }
}
