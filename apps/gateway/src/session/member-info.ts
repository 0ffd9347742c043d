import type { getMemberInfo } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import { sessionOf, type Handler } from '../http/call.ts'
import { notLoggedIn } from '../http/refusal.ts'

const ranks = [
  { color: '#b9bad4', color2: '#313354' },
  { color: '#93b8ff', color2: '#27325a' },
  { color: '#5fd8a5', color2: '#1d3843' },
]

/** Who the member of this session is. */
export const answerMemberInfo: Handler<typeof getMemberInfo> = async (call) => {
  const { db } = call.gateway
  const [member] = await db.select().from(members).where(eq(members.id, sessionOf(call).memberId))
  if (!member) throw notLoggedIn()
  const { rankLevel } = member
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    mobile: null,
    regDate: member.registeredAt,
    toUpline: member.uplineId !== null,
    clubLabel: { labelName: `VIP${rankLevel}`, ...ranks[Math.min(rankLevel, ranks.length - 1)], rankLevel },
    memberLabel: call.now - member.registeredAt < 7 * 86_400_000 ? [{ labelName: 'New' }] : [],
  }
}
