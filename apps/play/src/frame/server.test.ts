import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { look, openGame, sendWithIdempotencyKey } from './server.ts'

const session = { token: 'a-token', language: 'EN' }

test('a path takes its own body and gives its own answer, and neither another body nor another path compiles', async () => {
  const calls = answerCalls({
    '/api/crash/watch': () => ({ isOver: true, now: 1 }),
    '/api/slot/spin': () => ({ win: 200, balance: 100_100 }),
  })
  const { isOver } = await look('/api/crash/watch', { roundId: 'a-round' }, session)
  const { win } = await sendWithIdempotencyKey(
    { path: '/api/slot/spin', body: { stake: 100 }, key: 'a-key' },
    session,
    false,
  )
  expect([isOver, win]).toEqual([true, 200])
  expect(calls.map(({ body }) => body)).toEqual([{ roundId: 'a-round' }, { stake: 100 }])
  const wrong = () => [
    // @ts-expect-error a look at a round names it
    look('/api/crash/watch', { round: 'a-round' }, session),
    // @ts-expect-error a spin is no look
    look('/api/slot/spin', { stake: 100 }, session),
    // @ts-expect-error a stake is a number
    sendWithIdempotencyKey({ path: '/api/slot/spin', body: { stake: '100' }, key: 'a-key' }, session, false),
    // @ts-expect-error a lobby takes nothing
    look('/api/draw-games/lobby', { game: 'MEKONG4D' }, session),
    // @ts-expect-error nothing opens here
    openGame('/api/slot/spin', { token: 'a-token' }, 'EN'),
  ]
  expect(wrong).toBeTypeOf('function')
})
