import { isApiError, isRefused, type ApiClient } from '@parlour/api-client'
import { checkUsername as endpoint } from '@parlour/api-client/endpoints'

/** Whether a username can be had; `unknown` when the server could not say, which is no reason to stop. */
export type UsernameAnswer = 'free' | 'taken' | 'malformed' | 'unknown'

/** Asks whether a username is free. Never rejects for an answer of the server or the lack of one. Source: contract 3.2. */
export async function checkUsername(api: ApiClient, username: string): Promise<UsernameAnswer> {
  try {
    await api.call(endpoint, { username: username.trim() })
    return 'free'
  } catch (error) {
    if (isRefused(error, 'register.username.taken')) return 'taken'
    if (isRefused(error, 'register.field.invalid')) return 'malformed'
    if (isApiError(error)) return 'unknown'
    throw error
  }
}
