import type { ApiClient } from '@parlour/api-client'
import { changePassword as endpoint, type RequestOf } from '@parlour/api-client/endpoints'
import { endToken } from '../session/end-token.ts'
import type { Session } from '../session/create-session.ts'

/**
 * Changes the password of the current member. The platform ends
 * every session; this one ends here and in other tabs too (PWD-02).
 *
 * @throws RefusedError with password.old.invalid, password.same, register.field.invalid or TOO_MANY_REQUESTS
 * @example
 * await changePassword(api, session, {
 *   oldPassword: 'abc12345',
 *   newPassword: 'def67890',
 *   confirmNewPassword: 'def67890',
 * })
 */
export async function changePassword(
  api: ApiClient,
  session: Session,
  input: RequestOf<typeof endpoint>,
): Promise<void> {
  const value = await api.call(endpoint, {
    oldPassword: input.oldPassword.trim(),
    newPassword: input.newPassword.trim(),
    confirmNewPassword: input.confirmNewPassword.trim(),
  })
  session.end('logout')
  if (value) endToken(api, value.token)
}
