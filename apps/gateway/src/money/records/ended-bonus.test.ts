import { readFile } from 'node:fs/promises'
import { listTransactions } from '@parlour/api-client/endpoints'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { transfers } from '../../kernel/db/tables/index.ts'
import { closeBonus } from '../bonus/close-bonus.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const kinds = ['bonus-release', 'bonus-forfeit'] as const
const words = (name: string) => ({ EN: name, TY: name, ID: name, TH: name, VI: `${name} (VI)`, CN: name })

/** The lines of the record that end a bonus, the latest first: the bonus they lead to, its name and the order number. */
async function endings(token: string) {
  const query = new URLSearchParams({
    startTime: String(testNow - 24 * hour),
    endTime: String(testNow + hour),
    pageNumber: '1',
    pageSize: '50',
  })
  const { body } = await site.ask(listTransactions.method, `${listTransactions.path}?${query}`, {
    token,
    headers: { Language: 'VI' },
  })
  // A release has a line in each of two wallets.
  const rows: {
    wallet: string | null
    txTypeId: number
    about: { kind: string; id: string } | null
    remark: string
    orderNo: string
  }[] = body.value.list
  return rows
    .filter(
      ({ txTypeId, wallet, remark }) => [23, 24].includes(txTypeId) && wallet === 'bonus' && remark.includes('weekend'),
    )
    .map(({ about, remark, orderNo }) => [about?.kind, about?.id, remark, orderNo])
}

test('[MEM-02] a line that ends a bonus leads to that bonus and has its name, though another has the same note', async () => {
  const { db, ports } = site.gateway
  const { memberId, token } = await openPlayer(site, 'twobonuses')
  const give = (title: string, at: number) =>
    db.transaction((tx) =>
      grantBonus(tx, { memberId, kind: 'TEST', note: 'Weekend', title: words(title), amount: 500, wager: 500, at }),
    )
  const first = await give('First weekend', testNow - 3 * hour)
  const second = await give('Second weekend', testNow - 2 * hour)
  await db.transaction((tx) => closeBonus(tx, ports, first, 'fulfilled', { at: testNow - hour }))
  await db.transaction((tx) => closeBonus(tx, ports, second, 'forfeited', { at: testNow - minute }))
  const expected = [
    ['bonus', second, 'Second weekend (VI)', ''],
    ['bonus', first, 'First weekend (VI)', ''],
  ]
  expect(await endings(token)).toEqual(expected)

  // As they were booked before a transfer carried the id.
  await db.update(transfers).set({ reference: null }).where(inArray(transfers.kind, kinds))
  await db.execute(sql.raw(await readFile(new URL('../../../drizzle/0040_ended-bonuses.sql', import.meta.url), 'utf8')))
  expect(await endings(token)).toEqual(expected)
})
