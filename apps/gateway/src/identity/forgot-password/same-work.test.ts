import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, oneTimeCodes, outbox } from '../../kernel/db/tables/index.ts'
import { hour } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

/** How many rows a call writes, and how long its letter is. */
async function work(call: () => Promise<unknown>) {
  site.advance(hour)
  const { db } = site.gateway
  const rows = async () =>
    [
      await db.select().from(attempts),
      await db.select().from(oneTimeCodes),
      await db.select().from(outbox).orderBy(asc(outbox.id)),
    ] as const
  const before = await rows()
  await call()
  const after = await rows()
  return {
    written: after.map((table, at) => table.length - (before[at]?.length ?? 0)),
    letter: after[2].at(-1)?.text.length,
  }
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const byMail = (username: string) => () =>
  site.ask('POST', '/wps/member/password/email', {
    json: `username=${username}&email=${username}%40example.com`,
    headers: form,
  })
const bySms = (username: string, mobileNum: string) => () =>
  site.ask('POST', '/wps/member/password/sms', { json: { username, mobileNum, countryDialingCode: '63' } })
const code = (mobileNum: string) => () =>
  site.ask('POST', '/wps/verification/sms/noLogin', { json: { mobileNum, countryDialingCode: '63' } })

test('[FGT-04] a recovery and a code take the same work for nobody as for somebody', async () => {
  const pairs = [
    [byMail('linhtran88'), byMail('nobody1234')],
    [bySms('linhtran88', '9170000188'), bySms('nobody1234', '9175550601')],
    [code('9170000188'), code('9175550602')],
  ] as const
  for (const [known, unknown] of pairs) {
    const somebody = await work(known)
    expect(somebody.written[2]).toBe(1)
    expect(await work(unknown)).toEqual(somebody)
  }
})
