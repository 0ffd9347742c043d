import type { getProfile, ResponseOf } from '@parlour/api-client/endpoints'
import { isRealDate, type FormValues, type Issue } from '@parlour/validation'
import { isNickname, keptName, nicknameLength } from '@parlour/validation/names'

/** What a member has told of themselves. */
export type Profile = ResponseOf<typeof getProfile>

/** The contacts of a profile, in the order of its page. */
export const contactFields = ['whatsapp', 'line', 'facebook', 'zalo', 'wechat', 'qqNum'] as const

/** What a member can set once: later only the customer service can change it. */
export const onceFields = ['payeeName', 'birthday'] as const

/** A field of the profile page. */
export type ProfileField = 'avatar' | 'nickname' | (typeof contactFields)[number] | (typeof onceFields)[number]

/** How long the text of a field may be at most, in characters. */
export const profileLengths = { nickname: nicknameLength.max, payeeName: 80, birthday: 10, contact: 128 } as const

const nameLength = { min: 2, max: profileLengths.payeeName } as const
const datePattern = 11
const firstYear = '1900'

/**
 * The first thing wrong with a field of a profile; what a platform asks of names and ages beyond that it says itself.
 *
 * @param field the field
 * @param values what was typed
 * @returns the issue; null for a field that is right, and for an empty one that may be empty
 * @example profileIssue('birthday', { birthday: '1990-02-30' })?.code // 'server'
 */
export function profileIssue(field: ProfileField, values: FormValues): Issue | null {
  const text = (values[field] ?? '').trim()
  if (field === 'nickname')
    return isNickname(text)
      ? null
      : { field, code: 'server', messageId: 'member.profile.issue.nickname', ...nicknameLength }
  if (text === '') return null
  if (field === 'payeeName') {
    const { length } = [...keptName(text)]
    return length < nameLength.min || length > nameLength.max
      ? { field, code: 'pattern', patternId: 0, ...nameLength }
      : null
  }
  if (field !== 'birthday' || (isRealDate(datePattern, text) && text >= firstYear)) return null
  return { field, code: 'server', messageId: 'member.profile.issue.birthday' }
}

/**
 * What of a form differs from what it began with, as the platform keeps it: trimmed, names with single blanks. A contact
 * that was emptied is sent as an empty text, and so forgotten.
 *
 * @param before the values that the platform knows
 * @param values what was typed
 * @returns the fields that changed, with their new texts
 * @example profileChange({ line: '', zalo: 'linh' }, { line: ' linh88 ', zalo: '' }) // { line: 'linh88', zalo: '' }
 */
export function profileChange<Field extends ProfileField>(
  before: Readonly<Partial<Record<Field, string>>>,
  values: Readonly<Record<Field, string>>,
): ProfileChange {
  const isName = (field: string) => field === 'nickname' || field === 'payeeName'
  return Object.fromEntries(
    Object.entries<string>(values).flatMap(([field, typed]) => {
      const text = isName(field) ? keptName(typed) : typed.trim()
      return text === (before as Readonly<Record<string, string | undefined>>)[field] ? [] : [[field, text]]
    }),
  )
}

/** Fields of a profile that are to change, with their new texts. */
export type ProfileChange = Readonly<Partial<Record<ProfileField, string>>>
