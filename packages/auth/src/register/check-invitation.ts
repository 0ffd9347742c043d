import { isRefused, type ApiClient } from '@parlour/api-client'
import { checkAffiliate } from '@parlour/api-client/endpoints'

/** Whether somebody stands behind an invitation code. */
export type InvitationAnswer = 'known' | 'unknown'

/**
 * Asks whether an invitation code is known (REG-07); any refusal that names no other reason means that it is not.
 * @throws ApiError when the platform could not say, or asks to wait. Source: contract 3.2.
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
