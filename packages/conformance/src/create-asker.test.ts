import { portsOf } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAsker } from './create-asker.ts'

test('[API-05] the turn that a call waits for is no part of the time that it has', async () => {
  const sent: string[] = []
  const asker = createAsker({
    ...portsOf(globalThis),
    address: 'http://localhost',
    merchant: 'vesper',
    language: 'EN',
    timeLimit: 300,
    // Longer than the call may take.
    turn: () => new Promise((done) => setTimeout(done, 600)),
    fetch: () => {
      sent.push('request')
      return Promise.resolve(Response.json({ success: false, errorCode: 'closed', value: null }))
    },
  })
  expect(await asker.ask(getStatus, {})).toMatchObject({ outcome: 'refused', code: 'closed' })
  expect(sent).toHaveLength(1)
})

test('[API-05] a platform that takes longer than a record allows has the time that the check gives it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let answer: (response: Response) => void = () => undefined
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  const asker = createAsker({
    ...portsOf(globalThis),
    address: 'http://localhost',
    merchant: 'vesper',
    language: 'EN',
    timeLimit: 60_000,
    fetch: () => answered,
  })
  const reply = asker.ask(getStatus, {})
  await vi.advanceTimersByTimeAsync(getStatus.timeLimit + 10_000)
  answer(Response.json({ success: false, errorCode: 'closed', value: null }))
  expect(await reply).toMatchObject({ outcome: 'refused', code: 'closed' })
})
