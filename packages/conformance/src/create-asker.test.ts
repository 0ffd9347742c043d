import { portsOf } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
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
