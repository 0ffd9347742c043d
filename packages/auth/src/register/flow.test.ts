import { UnreachedError } from '@parlour/api-client'
import { expect, test, vi } from 'vitest'
import {
  nextRegistration,
  openRegistration,
  runRegistration,
  type RegistrationPlan,
  type RegistrationPorts,
  type RegistrationState,
} from '../index.ts'

const whole: RegistrationPlan = { invitation: true, human: true, phone: true }
const bare: RegistrationPlan = { invitation: false, human: false, phone: false }
const proof = { captcha: 'R8M2' }
const fail = (kind: 'unsure' | 'cancelled' | 'popup_blocked') =>
  new UnreachedError({ kind, endpoint: 'register', requestId: 'r-1' })

const portsWith = (changes: Partial<RegistrationPorts> = {}) => {
  const order: string[] = []
  const note =
    <T>(name: string, value: T) =>
    () => {
      order.push(name)
      return Promise.resolve(value)
    }
  const send = vi.fn(note('send', undefined))
  const ports: RegistrationPorts = {
    check: note('check', true),
    invitation: note('invitation', 'known' as const),
    human: note('human', proof),
    phone: note('phone', 'id-token'),
    send,
    load: note('load', null),
    attempt: { status: 'idle' },
    ...changes,
  }
  return { ports, order, send }
}

const run = async (
  plan: RegistrationPlan,
  ports: RegistrationPorts,
  from: RegistrationState = openRegistration,
  press: 'submit' | 'again' = 'submit',
) => {
  const shown: string[] = []
  const end = await runRegistration(from, press, plan, ports, ({ step }) => shown.push(step))
  return { end, shown }
}

test('[REG-08] form, invitation, human, number, sending, account: in this order, each only where it belongs', async () => {
  const { ports, order, send } = portsWith()
  const { shown } = await run(whole, ports)
  expect(order).toEqual(['check', 'invitation', 'human', 'phone', 'send', 'load'])
  expect(shown).toEqual(['checking', 'invitation', 'human', 'phone', 'sending', 'loading', 'done'])
  expect(send).toHaveBeenCalledWith({ human: proof, firebaseIdToken: 'id-token' })
  const short = portsWith()
  await run(bare, short.ports)
  expect(short.order).toEqual(['check', 'send', 'load'])
})

test('[REG-07] an unknown invitation code stops before anything is sent, until its dialog is read', async () => {
  const { ports, send } = portsWith({ invitation: () => Promise.resolve('unknown') })
  const { end } = await run(whole, ports)
  expect(end).toEqual({ step: 'uninvited' })
  expect(nextRegistration(end, { type: 'settled' }, whole)).toEqual(openRegistration)
  expect(send).not.toHaveBeenCalled()
})

test('[REG-08] a form that is not right, a check given up and a code not confirmed stop it without a word', async () => {
  for (const change of [
    { check: () => false },
    { human: () => Promise.resolve(null) },
    { human: () => Promise.reject(fail('cancelled')) },
    { phone: () => Promise.resolve(null) },
  ])
    expect((await run(whole, portsWith(change).ports)).end).toEqual(openRegistration)
})

test('[REG-08] what fails on the way is told, and what was typed may be sent again', async () => {
  const { end } = await run(whole, portsWith({ human: () => Promise.reject(fail('popup_blocked')) }).ports)
  expect(end).toMatchObject({ step: 'refused', refusal: { messageId: 'api.kind.popup_blocked' } })
  expect((await run(whole, portsWith().ports, end)).end).toEqual({ step: 'done' })
})

test('[REG-08] a lost answer waits for the same to be sent again; nothing else is asked a second time', async () => {
  const lost = portsWith({ send: () => Promise.reject(fail('unsure')), attempt: { status: 'unsure' } })
  const { end } = await run(whole, lost.ports)
  expect(end).toEqual({ step: 'unsure' })
  expect(nextRegistration(end, { type: 'submit' }, whole)).toBe(end)
  expect(nextRegistration(end, { type: 'settled' }, whole)).toBe(end)
  const again = portsWith()
  await run(whole, again.ports, end, 'again')
  expect(again.order).toEqual(['send', 'load'])
})

test('[REG-08] an account that is open is open, whether its details load or not', async () => {
  expect((await run(bare, portsWith({ load: () => Promise.reject(new Error('late')) }).ports)).end).toEqual({
    step: 'done',
  })
})

test('[REG-08] events that do not fit change nothing: a second press is none', () => {
  const sending: RegistrationState = { step: 'sending', proofs: {} }
  for (const type of ['submit', 'again', 'settled', 'uninvited'] as const)
    expect(nextRegistration(sending, { type }, bare)).toBe(sending)
  expect(nextRegistration({ step: 'done' }, { type: 'submit' }, bare)).toEqual({ step: 'done' })
  expect(nextRegistration(openRegistration, { type: 'again' }, bare)).toBe(openRegistration)
  expect(nextRegistration({ step: 'human', proofs: {} }, { type: 'lost' }, whole)).toEqual({
    step: 'human',
    proofs: {},
  })
})
