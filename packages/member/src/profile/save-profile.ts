import { isRefused, type ApiClient } from '@parlour/api-client'
import { setAvatar, updateProfile } from '@parlour/api-client/endpoints'
import type { Issue } from '@parlour/validation'
import { fieldOf, fieldRefusal } from '../account/field-refusal.ts'
import type { ProfileChange } from './profile-fields.ts'

/**
 * Saves what changed of a profile. The picture is a call of its own and comes last: when it is refused, what was typed is
 * saved already.
 *
 * @param change the fields that changed; what is not among them stays as it is
 * @throws RefusedError with register.field.invalid, member.age.low, member.field.fixed or in_need_true_account
 * @throws ContractError, UnreachedError
 * @example await saveProfile(api, { nickname: 'Linh', avatar: '7' })
 */
export async function saveProfile(api: ApiClient, { avatar, ...told }: ProfileChange): Promise<void> {
  if (Object.keys(told).length > 0) await api.call(updateProfile, told)
  if (avatar !== undefined) await api.call(setAvatar, { avatar })
}

/**
 * What a refusal says of a field of the profile.
 *
 * @param error what saving threw
 * @returns the issue of the field that it names; null where it names none
 * @example const issue = profileRefusal(error)
 */
export function profileRefusal(error: unknown): Issue | null {
  if (!isRefused(error)) return null
  const { code, value } = error
  const field = fieldOf(value)
  if (code === 'member.age.low') return { field: 'birthday', code: 'server', messageId: `api.code.${code}` }
  if (field === null) return null
  if (code === 'member.field.fixed') return { field, code: 'server', messageId: `api.code.${code}` }
  return fieldRefusal(error)
}
