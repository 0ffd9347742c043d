import type { reportFirstLogin } from '@parlour/api-client/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** Notes that the first login of an account has been seen; a second report changes nothing. */
export const handleReportFirstLogin: Handler<typeof reportFirstLogin> = async (call) => {
  const mine = and(eq(members.id, sessionOf(call).memberId), isNull(members.firstLoginAt))
  await call.gateway.db.update(members).set({ firstLoginAt: call.now }).where(mine)
  return null
}
