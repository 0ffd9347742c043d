import type { GeetestProof } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { captchas } from '../../kernel/db/index.ts'
import { DomainError, hashOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { checkCaptcha } from './check-captcha.ts'
import { challengeHash, isProof } from './geetest.ts'

/**
 * What a request brings to show that a visitor is human: the characters of the picture, or the proof of a challenge.
 */
export interface HumanProof {
  readonly captcha: string | null
  readonly geetestValidateV4?: GeetestProof | null | undefined
}

async function checkProof({ gateway, now }: Call, proof: GeetestProof): Promise<boolean> {
  const [row] = await gateway.db
    .delete(captchas)
    .where(eq(captchas.idHash, hashOf(proof.lot_number)))
    .returning()
  return row !== undefined && row.expiresAt > now && row.answerHash === challengeHash(proof) && isProof(proof)
}

/**
 * Lets a human pass; what was shown is used up, right or wrong.
 * @throws DomainError captcha.required, captcha.invalid
 */
export async function requireHuman(call: Call, { captcha, geetestValidateV4 }: HumanProof): Promise<void> {
  const value = { captcha: true }
  if (!captcha && !geetestValidateV4) throw new DomainError('captcha.required', { value })
  const passed = geetestValidateV4 ? await checkProof(call, geetestValidateV4) : await checkCaptcha(call, captcha ?? '')
  if (!passed) throw new DomainError('captcha.invalid', { value })
}

/**
 * Lets only humans pass where the platform verifies every one of them (module GEETEST3).
 * @throws DomainError as `requireHuman`
 */
export async function requireHumanWhereOn(call: Call, proof: HumanProof): Promise<void> {
  if (call.gateway.config.modules.includes('GEETEST3')) await requireHuman(call, proof)
}
