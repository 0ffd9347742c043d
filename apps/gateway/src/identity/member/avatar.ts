import { avatarCount, avatarPath } from '@parlour/art'
import type { getAvatar, getMemberIcon, setAvatar } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { ownMember } from './own-member.ts'

/** The pictures to choose from, by number. */
export const gallery: readonly string[] = Array.from({ length: avatarCount }, (_, at) => String(at))

/** Where the picture of that number lies. */
export const avatarUrl = (avatar: string): string => `/img/${avatarPath(Number(avatar))}`

/** The picture of this member, and those to choose from. */
export const handleGetAvatar: Handler<typeof getAvatar> = async (call) => {
  const { avatar } = await ownMember(call)
  return { avatar, avatarType: 'STATIC', gallery: [...gallery] }
}

/** The address of the picture of this member. */
export const handleMemberIcon: Handler<typeof getMemberIcon> = async (call) => ({
  icon: avatarUrl((await ownMember(call)).avatar),
})

/** Chooses a picture. @throws DomainError register.field.invalid */
export const handleSetAvatar: Handler<typeof setAvatar> = async (call) => {
  const { avatar } = call.request
  if (!gallery.includes(avatar)) throw misfit('avatar')
  await call.gateway.db
    .update(members)
    .set({ avatar })
    .where(eq(members.id, sessionOf(call).memberId))
  return null
}
