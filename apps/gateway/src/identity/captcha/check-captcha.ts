import { eq } from 'drizzle-orm'
import { captchas } from '../../kernel/db/index.ts'
import { hashOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { answerHash } from './get-captcha.ts'

/** Whether `answer` solves the captcha of this call's cookie. Right or wrong, the captcha is used up. */
export async function checkCaptcha(call: Call, answer: string): Promise<boolean> {
  const id = call.cookie('captchaId')
  if (!id) return false
  const [row] = await call.gateway.db
    .delete(captchas)
    .where(eq(captchas.idHash, hashOf(id)))
    .returning()
  return row !== undefined && row.expiresAt > call.now && row.answerHash === answerHash(id, answer)
}
