import type { getCaptcha } from '@parlour/api-client/endpoints'
import { lt } from 'drizzle-orm'
import { captchas } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { freshSecret } from '../session/open-session.ts'
import { hashOf } from '../session/session.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { signs } from './glyphs.ts'

const lifeMs = 3 * 60_000
const length = 4

/** How an answer is written down: it is worthless without the id it belongs to. */
export const answerHash = (id: string, answer: string): string => hashOf(`${id}/${answer.trim().toUpperCase()}`)

/** Draws a captcha for one try and binds it to a cookie that only this site sees. @throws Refusal TOO_MANY_REQUESTS */
export const answerCaptcha: Handler<typeof getCaptcha> = async (call) => {
  const { gateway, now, network } = call
  const { db, random, windows, config } = gateway
  if (call.site === 'cross-site') throw new Refusal('function.not.available', { status: 400 })
  const wait = windows.count(`captcha/${network}`, 30 * config.addressFactor, 60_000)
  if (wait > 0) throw tooMany(wait)
  const id = freshSecret(random)
  const text = Array.from({ length }, () => signs[random.roll(signs.length)] ?? '').join('')
  await db.delete(captchas).where(lt(captchas.expiresAt, now))
  await db.insert(captchas).values({ idHash: hashOf(id), answerHash: answerHash(id, text), expiresAt: now + lifeMs })
  const secure = call.origin.startsWith('https:') ? '; Secure' : ''
  call.headers.append('Set-Cookie', `captchaId=${id}; Path=/wps; Max-Age=180; HttpOnly; SameSite=Strict${secure}`)
  if (config.test) call.headers.append('X-Test-Captcha', text)
  return drawCaptcha(text, random)
}
