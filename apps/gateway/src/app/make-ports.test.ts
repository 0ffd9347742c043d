import { randomUUID } from 'node:crypto'
import { changePassword, depositByTransfer } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { depositReceipts, deposits, messages } from '../kernel/db/tables/index.ts'
import type { MemberMessage } from '../kernel/ports/notify.ts'
import { demoPassword } from './seed/people/names.ts'
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts'

const player = 1_000_001
const notified: MemberMessage[] = []
const pictures: string[] = []
const content = new Uint8Array([1, 2, 3])
let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway(
    {},
    {
      notify: async (_tx, message) => void notified.push(message),
      files: {
        async readPicture(dataUrl) {
          pictures.push(dataUrl)
          return { kind: 'jpg', width: 1, height: 1, content }
        },
      },
    },
  )
})
beforeEach(() => {
  notified.length = 0
  pictures.length = 0
})
afterAll(() => site.close())

const inbox = () => site.gateway.db.select().from(messages).where(eq(messages.toId, player)).orderBy(messages.id)

test('a module reads pictures by its port: a receipt is what a double made of it', async () => {
  const token = await site.logIn()
  const json = { amount: 800, bankCode: 'ISLA', reference: 'ISL-2026-0107', receipt: 'data:image/png;base64,AAAA' }
  const { body } = await site.ask(depositByTransfer.method, depositByTransfer.path, {
    token,
    json,
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(pictures).toEqual([json.receipt])
  const [receipt] = await site.gateway.db
    .select({ type: depositReceipts.type, picture: depositReceipts.picture })
    .from(depositReceipts)
    .innerJoin(deposits, eq(deposits.id, depositReceipts.depositId))
    .where(eq(deposits.orderNo, String(body.value.orderNo)))
  expect(receipt).toMatchObject({ type: 'image/jpg', picture: Buffer.from(content).toString('base64') })
})

test('a module notifies by its port: a double takes the message of a new password, and the inbox stays as it was', async () => {
  const before = await inbox()
  const { body } = await site.askSealed(
    changePassword.method,
    changePassword.path,
    { oldPassword: demoPassword, newPassword: 'newer1234', confirmNewPassword: 'newer1234' },
    { token: await site.logIn() },
  )
  expect(body.success).toBe(true)
  expect(notified).toMatchObject([{ memberId: player, kind: 'account.password' }])
  expect(await inbox()).toEqual(before)
})
