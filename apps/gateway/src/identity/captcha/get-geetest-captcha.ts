import type { getGeetestCaptcha } from '@parlour/api-client/endpoints'
import { captchas } from '../../kernel/db/index.ts'
import { freshSecret, hashOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { challengeHash, proofBits } from './geetest.ts'
import { captchaLifeMs } from './get-captcha.ts'

/**
 * Gives a challenge to work on, with the member names of GeeTest v4; the gateway itself verifies.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export const handleGeetestCaptcha: Handler<typeof getGeetestCaptcha> = async ({ gateway, now, network }) => {
  const { db, random, config } = gateway
  countHere(gateway, { limit: 'captcha.network', of: network })
  const challenge = {
    captcha_id: config.merchant,
    lot_number: freshSecret(random),
    gen_time: String(Math.floor(now / 1000)),
  }
  await db.insert(captchas).values({
    idHash: hashOf(challenge.lot_number),
    answerHash: challengeHash(challenge),
    expiresAt: now + captchaLifeMs,
  })
  return {
    ...challenge,
    pow_detail: { version: '1', bits: proofBits, hashfunc: 'sha256', datetime: challenge.gen_time },
    expirationTime: now + captchaLifeMs,
  }
}
