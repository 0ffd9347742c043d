import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { isProof, proofHash, type Challenge } from './geetest.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ modules: ['COMM3', 'REG3', 'GEETEST3'] })))
afterAll(() => site.close())

const begin = async () => (await site.ask('GET', '/wps/captcha/geetest')).body.value as Challenge

/** Does the work that a challenge asks for. */
function solve({ captcha_id, lot_number, gen_time }: Challenge) {
  for (let tried = 0; ; tried++) {
    const captcha_output = String(tried)
    const proof = {
      captcha_id,
      lot_number,
      gen_time,
      captcha_output,
      pass_token: proofHash({ captcha_id, lot_number, gen_time }, captcha_output),
    }
    if (isProof(proof)) return proof
  }
}

const register = (username: string, geetestValidateV4: unknown) =>
  site.askSealed('PUT', '/wps/member/register', registration(username, { geetestValidateV4 }), {
    headers: { 'Idempotency-Key': randomUUID() },
  })

test('[REG-08] where every visitor is verified, only a solved challenge opens an account, and only one', async () => {
  expect((await register('proved1234', null)).body).toMatchObject({
    errorCode: 'captcha.required',
    value: { captcha: true },
  })
  const proof = solve(await begin())
  expect((await register('proved1234', proof)).body.success).toBe(true)
  expect((await register('proved1235', proof)).body.errorCode).toBe('captcha.invalid')
})

test('[REG-08] a proof that was not worked for, is too old, or of a challenge never given, is refused', async () => {
  const lazy = await begin()
  const idle = { ...lazy, captcha_output: 'none', pass_token: proofHash(lazy, 'none') }
  const forged = solve({ captcha_id: 'vesper', lot_number: 'made-up', gen_time: lazy.gen_time })
  const old = solve(await begin())
  for (const [at, proof] of [idle, forged, solve({ ...(await begin()), gen_time: '1' })].entries())
    expect((await register(`forged123${at}`, proof)).body.errorCode).toBe('captcha.invalid')
  site.advance(3 * minute)
  expect((await register('forged1239', old)).body.errorCode).toBe('captcha.invalid')
})

test('[REG-06] where every visitor is verified, a code is sent to humans only; the picture is a proof as well', async () => {
  const send = (json: Record<string, unknown>, Cookie = '') =>
    site.ask('POST', '/wps/verification/sms/register', {
      json: { countryDialingCode: '63', ...json },
      headers: { Cookie },
    })
  expect((await send({ mobileNo: '9175550201' })).body.errorCode).toBe('captcha.required')
  expect((await send({ mobileNo: '9175550201', geetestValidateV4: solve(await begin()) })).body.success).toBe(true)
  const picture = await site.ask('GET', '/wps/captcha')
  const Cookie = (picture.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect(
    (await send({ mobileNo: '9175550202', captcha: picture.headers.get('x-test-captcha') }, Cookie)).body.success,
  ).toBe(true)
})

test('[REG-05] of two pictures of one browser only the newer one counts', async () => {
  const old = await site.ask('GET', '/wps/captcha')
  const Cookie = (old.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const fresh = await site.ask('GET', '/wps/captcha', { headers: { Cookie } })
  expect((fresh.headers.get('set-cookie') ?? '').split(';')[0]).toBe(Cookie)
  const send = (captcha: string | null) =>
    site.ask('POST', '/wps/verification/sms/register', {
      json: { mobileNo: '9175550203', countryDialingCode: '63', captcha },
      headers: { Cookie },
    })
  expect((await send(fresh.headers.get('x-test-captcha'))).body.success).toBe(true)
  expect((await send(old.headers.get('x-test-captcha'))).body.errorCode).toBe('captcha.invalid')
})
