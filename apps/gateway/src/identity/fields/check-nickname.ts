import { isNickname, keptName, nicknameLength } from '@parlour/validation/names'
import { DomainError } from '../../kernel/http/index.ts'

/**
 * The nickname as it is kept, from a registration and from the profile alike.
 * @throws DomainError register.field.invalid
 */
export function checkNickname(typed: string): string {
  if (!isNickname(typed))
    throw new DomainError('register.field.invalid', { value: { field: 'nickname', patternId: 0, ...nicknameLength } })
  return keptName(typed)
}
