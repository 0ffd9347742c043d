import type { getCaptcha } from '@parlour/api-client/endpoints'
import { captchas } from '../../kernel/db/index.ts'
import { DomainError, freshSecret, hashOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { characters } from './glyphs.ts'

/** How long a captcha may be tried, in milliseconds. */
export const captchaLifeMs = 3 * 60_000

const length = 4
const idForm = /^[\w-]{43}$/

/** How an answer is written down: it is worthless without the id it belongs to. */
export const answerHash = (id: string, answer: string): string => hashOf(`${id}/${answer.trim().toUpperCase()}`)

/**
 * Draws a captcha for one try and binds it to a cookie that only this site
 * sees; a browser keeps its cookie, and only its last picture counts.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export const handleCaptcha: Handler<typeof getCaptcha> = async (call) => {
  const { gateway, now, network } = call
  const { db, random, config } = gateway
  if (call.site === 'cross-site') throw new DomainError('function.not.available')
  const before = call.cookie('captchaId')
  const id = idForm.test(before) ? before : freshSecret(random)
  countHere(gateway, { limit: 'captcha.session', of: hashOf(id) })
  countHere(gateway, { limit: 'captcha.network', of: network })
  const text = Array.from({ length }, () => characters[random.roll(characters.length)] ?? '').join('')
  const drawn = { answerHash: answerHash(id, text), expiresAt: now + captchaLifeMs }
  await db
    .insert(captchas)
    .values({ idHash: hashOf(id), ...drawn })
    .onConflictDoUpdate({ target: captchas.idHash, set: drawn })
  const secure = call.origin.startsWith('https:') ? '; Secure' : ''
  call.headers.append('Set-Cookie', `captchaId=${id}; Path=/wps; Max-Age=180; HttpOnly; SameSite=Strict${secure}`)
  if (config.test) call.headers.append('X-Test-Captcha', text)
  return drawCaptcha(text, random)
}
