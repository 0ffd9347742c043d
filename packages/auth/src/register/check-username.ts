import { isApiError, isRefused, type ApiClient } from '@parlour/api-client'
import { checkUsername as endpoint } from '@parlour/api-client/endpoints'

/** Whether a username can be had; `unknown` when the server could not say, which is no reason to stop. */
export type UsernameAnswer = 'free' | 'taken' | 'malformed' | 'unknown'

/**
 * Whether a username is free. Source: contract 3.2.
 *
 * @param username trimmed before it is sent
 * @returns `unknown` after any other refusal or without a response; the registration checks again. It never rejects
 * @throws only what is no error of a call
 * @example (await checkUsername(api, 'demo01')) === 'taken'
 */
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
