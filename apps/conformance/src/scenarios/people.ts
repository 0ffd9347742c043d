import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { freshName, openMember } from '../platform/people.ts'
import type { World } from '../platform/world.ts'
import { freshPhone, sentCode } from './codes.ts'

const area = 'story: people'
const someone = (world: World) => world.kept('someone who leaves', () => openMember(world.wire))

const twoSessions: Check = {
  area,
  title: '[PWD-01] a change of the password ends every other session, and the old password is worth nothing',
  async run(world) {
    const { username, password, token } = await someone(world)
    const second = (
      expectValue(
        await world.wire.ask(call.login, { username, password, loginDeviceId: `conformance-${username}` }),
      ) as { token: string }
    ).token
    const next = 'parlour2027'
    const changed = expectValue(
      await world.wire.ask(
        call.changePassword,
        { oldPassword: password, newPassword: next, confirmNewPassword: next },
        { token: second },
      ),
    ) as { token?: string } | null
    expectRefusal(
      await world.wire.ask(call.getMemberInfo, {}, { token }),
      ['login.not.session', 'user.or.token.invalid'],
      401,
    )
    expectRefusal(
      await world.wire.ask(call.login, { username, password, loginDeviceId: `conformance-${username}` }),
      'login.credentials.invalid',
    )
    expectValue(await world.wire.ask(call.getMemberInfo, {}, { token: changed?.token ?? second }))
    await world.kept('someone: password', async () => next)
  },
}

const logout: Check = {
  area,
  title: 'a token is worth nothing after logout',
  async run(world) {
    const { username, password } = await someone(world)
    const known = await world.kept('someone: password', async () => password)
    const { token } = expectValue(
      await world.wire.ask(call.login, { username, password: known, loginDeviceId: `conformance-${username}` }),
    ) as { token: string }
    expectValue(await world.wire.ask(call.getMemberInfo, {}, { token }))
    expectValue(await world.wire.ask(call.logout, {}, { token }))
    expectRefusal(
      await world.wire.ask(call.getMemberInfo, {}, { token }),
      ['login.not.session', 'user.or.token.invalid'],
      401,
    )
  },
}

const uniform: Check = {
  area,
  title: 'an unknown name and a wrong password get the same answer',
  async run(world) {
    const { username } = await world.other()
    const ask = async (name: string) => {
      const { status, code, message } = await world.wire.ask(call.login, {
        username: name,
        password: 'wrong-as-can-be',
        loginDeviceId: `conformance-uniform-${name}`,
      })
      return { status, code, message }
    }
    deepEqual(await ask(username), await ask(freshName()))
  },
}

const captcha: Check = {
  area,
  title: '[LOG-04] failures in a row bring the captcha flag, and then a right password alone does not do',
  async run(world) {
    const { username, password } = await openMember(world.wire)
    const device = `conformance-stranger-${username}`
    let flagged = false
    for (let tries = 0; tries < 4 && !flagged; tries++) {
      const { value } = await world.wire.ask(call.login, {
        username,
        password: 'wrong-as-can-be',
        loginDeviceId: device,
      })
      flagged = (value as { captcha?: boolean } | null)?.captcha === true
    }
    ok(flagged)
    expectRefusal(await world.wire.ask(call.login, { username, password, loginDeviceId: device }), [
      'captcha.required',
      'TOO_MANY_REQUESTS',
    ])
  },
}

const taken: Check = {
  area,
  title: '[REG-05] a name that is taken is refused, in capitals too',
  async run(world) {
    const { username } = await world.member()
    for (const name of [username, username.toUpperCase()])
      ok(!(await world.wire.ask(call.checkUsername, { username: name })).success, name)
    ok((await world.wire.ask(call.checkUsername, { username: freshName() })).success)
  },
}

const exchange: Check = {
  area,
  title: 'a code in place of a token is good once, and opens a session of its own',
  async run(world) {
    const { token } = await world.member()
    const { code } = expectValue(await world.wire.ask(call.createExchangeCode, {}, { token })) as { code: string }
    const session = expectValue(await world.wire.ask(call.exchangeCode, { code })) as { token: string }
    notEqual(session.token, token)
    ok(!(await world.wire.ask(call.exchangeCode, { code })).success)
    expectValue(await world.wire.ask(call.logout, {}, { token: session.token }))
  },
}

const bySms: Check = {
  area,
  title: '[REG-06] a mobile number registers with the code that was sent to it, once',
  needs: ['operator'],
  async run(world) {
    const mobileNum = freshPhone()
    expectValue(
      await world.wire.ask(call.sendRegisterCode, {
        mobileNo: mobileNum,
        countryDialingCode: '63',
        loginDeviceId: mobileNum,
      }),
    )
    const verificationCode = await sentCode(world, 'sms', mobileNum)
    const form = {
      username: mobileNum,
      mobileNum,
      countryDialingCode: '63',
      password: 'parlour2026',
      confirmPassword: 'parlour2026',
      payeeName: 'Maria Santos',
      registerMethod: 'WEB',
      login: true,
      loginDeviceId: mobileNum,
    } as const
    ok(
      !(
        await world.wire.ask(call.registerMobile, {
          ...form,
          verificationCode: verificationCode === '000000' ? '111111' : '000000',
        })
      ).success,
    )
    expectValue(await world.wire.ask(call.registerMobile, { ...form, verificationCode }))
    ok(!(await world.wire.ask(call.registerMobile, { ...form, verificationCode })).success)
  },
}

const demo: Check = {
  area,
  title: 'free play opens a demo account of type 4, whose token stands at the top of the answer too',
  async run(world) {
    const answer = await world.wire.ask(call.loginDemo, { os: 'Linux', platform: 'W' })
    const { token } = expectValue(answer) as { token: string }
    equal((JSON.parse(answer.text) as { token?: string }).token, token)
    equal((expectValue(await world.wire.ask(call.getMemberInfo, {}, { token })) as { type: number }).type, 4)
  },
}

/** Login, logout, and what callers without an account learn. */
export const peopleStories: readonly Check[] = [twoSessions, logout, uniform, captcha, taken, exchange, bySms, demo]
