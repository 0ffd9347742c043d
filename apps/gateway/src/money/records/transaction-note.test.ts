import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { transactionNote } from './transaction-note.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('[MEM-03] a note that a member wrote is shown as it was written, also where it is the code of a channel', () => {
  const { catalogue } = site.gateway
  const noted = (kind: 'deposit' | 'upline-transfer') =>
    transactionNote({ kind, note: 'TLYPERLAS', game: null }, catalogue, 'EN')
  expect(noted('upline-transfer')).toBe('TLYPERLAS')
  expect(noted('deposit')).not.toBe('TLYPERLAS')
})
