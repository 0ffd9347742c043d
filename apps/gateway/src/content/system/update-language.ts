import type { updateLanguage } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError, isLanguage, languages, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/**
 * Keeps the language that a member chose last; what answers a call is worded in the call's own.
 * @throws DomainError language.unsupported
 */
export const handleUpdateLanguage: Handler<typeof updateLanguage> = async (call) => {
  const { db } = call.gateway
  const language = call.request.language.toUpperCase()
  if (!isLanguage(language))
    throw new DomainError('language.unsupported', { value: { languages: Object.keys(languages) } })
  await db
    .update(members)
    .set({ language })
    .where(eq(members.id, sessionOf(call).memberId))
  return null
}
