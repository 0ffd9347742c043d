import { randomInt } from 'node:crypto'
import {
  login,
  loginDemo,
  register,
  setPaymentPassword,
  type Id,
  type SessionValue,
} from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { expectValue } from './expect.ts'
import type { Wire } from './wire.ts'

/** Somebody who is logged in. */
export interface Person {
  readonly id: Id
  readonly username: string
  readonly password: string
  readonly paymentPassword: string
  readonly token: string
}

const password = 'parlour2026'
const paymentPassword = '246810'

/** A username that no run has used before, with luck. */
export const freshName = (): string => `cf${randomInt(10 ** 8, 10 ** 9)}`

const person = (value: SessionValue, known: Pick<Person, 'username' | 'password'>): Person => ({
  id: value.id ?? 0,
  token: value.token,
  paymentPassword,
  ...known,
})

/** Registers a member, who starts with play money, and sets a payment password. */
export async function openMember(wire: Wire): Promise<Person> {
  const username = freshName()
  const answer = await wire.ask(register, {
    username,
    password,
    confirmPassword: password,
    payeeName: 'Maria Santos',
    registerMethod: 'WEB',
    login: true,
    loginDeviceId: `conformance-${username}`,
  })
  const made = person(v.parse(register.response, expectValue(answer)), { username, password })
  const chosen = { paymentPassword, confirmPaymentPassword: paymentPassword, password }
  expectValue(await wire.ask(setPaymentPassword, chosen, { token: made.token }))
  return made
}

/** Logs somebody in who is known to the gateway. */
export async function logIn(wire: Wire, username: string, secret: string): Promise<Person> {
  const answer = await wire.ask(login, { username, password: secret, loginDeviceId: `conformance-${username}` })
  return person(v.parse(login.response, expectValue(answer)), { username, password: secret })
}

/** Opens a demo account. */
export async function openDemo(wire: Wire): Promise<Person> {
  const answer = await wire.ask(loginDemo, { os: 'Linux', platform: 'W' })
  return person(v.parse(loginDemo.response, expectValue(answer)), { username: '', password: '' })
}
