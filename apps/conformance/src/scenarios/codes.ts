import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { freshName, openMember } from '../platform/people.ts'
import { answerTo } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

const area = 'story: codes'
const needs = ['operator'] as const
const countryDialingCode = '63'
const betweenCodes = 61_000

/** A mobile number that no run has used before, with luck. */
export const freshPhone = (): string => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`

/** The code in the newest message to a number or an address. */
export async function sentCode(world: World, channel: 'sms' | 'mail', target: string): Promise<string> {
  const sent = (await world.operate(channel, target)) as readonly Readonly<Record<string, string>>[]
  return /\b\d{6}\b/.exec(sent[0]?.['text'] ?? '')?.[0] ?? ''
}

/** A member with a verified number, and since when a code is under way to it. */
const bound = (world: World) =>
  world.kept('member with a number', async () => {
    const person = await openMember(world.wire)
    const mobileNum = freshPhone()
    const first = await answerTo(world, person.token, call.verifySmsCode, { mobileNum, countryDialingCode })
    ok(!first.verified)
    const verificationCode = await sentCode(world, 'sms', mobileNum)
    const { verified } = await answerTo(world, person.token, call.verifySmsCode, {
      mobileNum,
      countryDialingCode,
      verificationCode,
    })
    ok(verified)
    return { ...person, mobileNum, since: Date.now() }
  })

/** Waits until the number may be sent another code. */
const codesFree = (world: World, since: number): Promise<void> =>
  world.pass(Math.max(0, since + betweenCodes - Date.now()))

const number: Check = {
  area,
  title: 'a number becomes the own one with the code that was sent to it, masked in the profile',
  needs,
  async run(world) {
    const { token, mobileNum } = await bound(world)
    const { text } = await world.wire.ask(call.getProfile, {}, { token })
    ok(!text.includes(mobileNum) && text.includes(mobileNum.slice(-2)), 'the number is shown whole, or not at all')
  },
}

const address: Check = {
  area,
  title: 'a mail address becomes the own one with the code that was mailed to it, and a wrong code does not do',
  needs,
  async run(world) {
    const { token, username } = await bound(world)
    const email = `${username}@example.com`
    ok(!(await answerTo(world, token, call.verifyEmailCode, { email })).verified)
    const verificationCode = await sentCode(world, 'mail', email)
    const wrong = verificationCode === '000000' ? '111111' : '000000'
    expectRefusal(
      await world.wire.ask(call.verifyEmailCode, { email, verificationCode: wrong }, { token }),
      'code.invalid',
    )
    ok((await answerTo(world, token, call.verifyEmailCode, { email, verificationCode })).verified)
  },
}

const tooSoon: Check = {
  area,
  title: 'a second code within a minute is refused by 429, and says when to come again',
  async run(world) {
    const input = { mobileNo: freshPhone(), countryDialingCode }
    expectValue(await world.wire.ask(call.sendRegisterCode, input))
    const answer = await world.wire.ask(call.sendRegisterCode, input)
    expectRefusal(answer, 'TOO_MANY_REQUESTS', 429)
    const seconds = Number(answer.headers.get('retry-after'))
    ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After: ${answer.headers.get('retry-after')}`)
    ok(((answer.value as { expirationTime?: number } | null)?.expirationTime ?? 0) > (await world.wire.now()) - 60_000)
  },
}

/** What an answer tells, without what is new each time. */
const told = ({ status, success, value, code, message }: Awaited<ReturnType<World['wire']['askLoosely']>>) => ({
  status,
  success,
  value,
  code,
  message,
})

const recoveries: Check = {
  area,
  title: 'a recovery by mail or SMS gets the same answer for a known and an unknown account',
  needs,
  async run(world) {
    const person = await bound(world)
    const { username, mobileNum } = person
    // A number is sent one message a minute, whatever it says.
    await codesFree(world, person.since)
    const mail = (name: string) =>
      world.wire.ask(call.recoverByEmail, { username: name, email: `${username}@example.com` })
    const sms = (name: string) => world.wire.ask(call.recoverBySms, { username: name, mobileNum, countryDialingCode })
    for (const ask of [mail, sms]) {
      const known = told(await ask(username))
      ok(known.success)
      deepEqual(told(await ask(freshName())), known)
    }
    person.since = Date.now()
    for (const [channel, target] of [
      ['mail', `${username}@example.com`],
      ['sms', mobileNum],
    ] as const)
      ok(
        /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.test(JSON.stringify(await world.operate(channel, target))),
        `nothing came by ${channel}`,
      )
  },
}

const withdrawals: Check = {
  area,
  title: 'a code for a withdrawal goes to the own verified number, and a member without one is told so',
  needs,
  async run(world) {
    const person = await bound(world)
    await codesFree(world, person.since)
    expectValue(await world.wire.ask(call.sendWithdrawalCode, {}, { token: person.token }))
    person.since = Date.now()
    ok((await sentCode(world, 'sms', person.mobileNum)) !== '', 'no code came')
    const { token } = await openMember(world.wire)
    expectRefusal(await world.wire.ask(call.sendWithdrawalCode, {}, { token }), 'mobile.unverified')
  },
}

const byCode: Check = {
  area,
  title: 'a number that is known logs in with a code, and sets a new password with the next one',
  needs,
  async run(world) {
    const { username, mobileNum, password, token, since } = await bound(world)
    const loginDeviceId = `conformance-${username}`
    const fresh = async () => {
      await answerTo(world, null, call.sendLoginCode, { mobileNum, countryDialingCode, loginDeviceId })
      return { at: Date.now(), code: await sentCode(world, 'sms', mobileNum) }
    }
    await codesFree(world, since)
    const first = await fresh()
    const byType = { username: mobileNum, countryDialingCode, loginDeviceId }
    const session = await answerTo(world, null, call.login, { ...byType, password: first.code, type: 'sms' })
    equal(session.userName, username)
    await codesFree(world, first.at)
    const newPassword = 'parlour2028'
    const second = await fresh()
    const reset = { newPassword, mobileNum, countryDialingCode, loginDeviceId, verificationCode: second.code }
    expectValue(await world.wire.ask(call.recoverByPhone, reset))
    expectRefusal(await world.wire.ask(call.recoverByPhone, reset), 'code.invalid')
    for (const dead of [token, session.token])
      expectRefusal(
        await world.wire.ask(call.getMemberInfo, {}, { token: dead }),
        ['login.not.session', 'user.or.token.invalid'],
        401,
      )
    expectRefusal(await world.wire.ask(call.login, { username, password, loginDeviceId }), 'login.credentials.invalid')
    equal((await answerTo(world, null, call.login, { ...byType, password: newPassword, type: '' })).userName, username)
  },
}

/** Codes that are sent to numbers and addresses. */
export const codeStories: readonly Check[] = [number, address, tooSoon, recoveries, withdrawals]

/** What has to wait between two codes to one number: it comes last. */
export const lateStories: readonly Check[] = [byCode]
