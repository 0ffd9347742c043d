import type { getMemberInfo } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { maskedPhone } from '../../kernel/sms/index.ts'
import { clubLabel } from './club-label.ts'
import { ownMember } from './own-member.ts'

const newFor = 7 * 86_400_000

/** Who the member of this session is; the number comes masked. */
export const handleMemberInfo: Handler<typeof getMemberInfo> = async (call) => {
  const member = await ownMember(call)
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    mobile: member.mobile && maskedPhone(member.mobile, member.dialingCode),
    regDate: member.registeredAt,
    toUpline: member.uplineId !== null,
    clubLabel: clubLabel(member.rankLevel),
    memberLabel: call.now - member.registeredAt < newFor ? [{ labelName: 'New' }] : [],
    mustChangePassword: member.passwordTemporary,
  }
}
