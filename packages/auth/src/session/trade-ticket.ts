import { isRefused, type ApiClient } from '@parlour/api-client'
import { createExchangeCode, exchangeCode, type SessionValue } from '@parlour/api-client/endpoints'
import { endToken } from './end-token.ts'

/** What stood in an address, and how it is to be read. */
export interface AddressTicket {
  /** All that was found; more than one different text counts as none. */
  readonly found: readonly string[]
  readonly deviceId?: string | undefined
  /**
   * Whether the platform puts whole tokens there, as the contract has it: they are traded for a fresh session, and end.
   */
  readonly bareToken?: boolean
}

async function freshCode(api: ApiClient, token: string): Promise<string> {
  const { code } = await api.call(createExchangeCode, {}, { token })
  return code
}

/**
 * Trades what an address carried for a session of its own; null when it is old, used, made up or not one. The session
 * that is here now stays: who takes the new one over decides.
 * @throws ApiError when the server did not answer.
 */
export async function tradeTicket(
  api: ApiClient,
  { found, deviceId, bareToken = false }: AddressTicket,
): Promise<SessionValue | null> {
  const [ticket, ...others] = new Set(found)
  if (!ticket || others.length > 0 || ticket.length > 128) return null
  try {
    const code = bareToken ? await freshCode(api, ticket) : ticket
    const value = await api.call(exchangeCode, { code, ...(deviceId ? { loginDeviceId: deviceId } : {}) })
    if (bareToken) endToken(api, ticket)
    return value
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
