import { expect, test } from 'vitest'
import type { Refusal } from './errors.ts'
import { next, openFlow, type FlowEvent, type FlowState } from './flow.ts'

const refusal = (captcha: boolean): Refusal => ({
  issue: null,
  messageId: null,
  values: {},
  serverMessage: null,
  captcha,
  reached: true,
  retryAt: null,
  triesLeft: null,
  check: null,
  requestId: 'r',
})
const run = (state: FlowState, ...events: FlowEvent[]) => events.reduce(next, state)
const submit = { type: 'submit' } as const
const refused = (captcha = false): FlowEvent => ({ type: 'refused', refusal: refusal(captcha) })

test('[LOG-04] a refusal with the captcha flag asks for a picture, and keeps asking', () => {
  const asked = run(openFlow(), submit, refused(true))
  expect(asked).toMatchObject({ step: 'captcha', picture: true })
  expect(run(asked, submit, refused(false))).toMatchObject({ step: 'refused', picture: true })
  expect(run(openFlow(), submit, refused())).toMatchObject({ step: 'refused', picture: false })
})

test('[REG-08] a lost answer is asked for again, until one comes', () => {
  const unsure = run(openFlow(), submit, { type: 'lost' })
  expect(unsure).toEqual({ step: 'unsure', picture: false })
  expect(run(unsure, submit)).toMatchObject({ step: 'sending' })
  expect(run(unsure, submit, { type: 'accepted' }).step).toBe('done')
  expect(run(unsure, submit, refused()).step).toBe('refused')
})

test('[REG-08] a second submit changes nothing while one is under way, nor after the end', () => {
  const sending = run(openFlow(), submit)
  expect(next(sending, submit)).toBe(sending)
  expect(next(sending, { type: 'reset', picture: false })).toBe(sending)
  const done = next(sending, { type: 'accepted' })
  expect(next(done, submit)).toBe(done)
})

test('[REG-08] an attempt that may have happened cannot be reset away', () => {
  const unsure = run(openFlow(), submit, { type: 'lost' })
  expect(next(unsure, { type: 'reset', picture: false })).toBe(unsure)
})

test('[REG-03] reset starts over', () => {
  const state = run(openFlow(true), submit, refused(), { type: 'reset', picture: true })
  expect(state).toEqual({ step: 'idle', picture: true })
})

test('[REG-08] an answer that nothing waits for changes nothing', () => {
  const idle = openFlow()
  for (const event of [{ type: 'accepted' }, { type: 'lost' }, refused(true)] as const)
    expect(next(idle, event)).toBe(idle)
})
