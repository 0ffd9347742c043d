import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import { testNow } from '../testing/moments.ts'
import { startTestGateway } from '../testing/test-gateway.ts'
import { findAffiliate, joinByAffiliate } from './find-affiliate.ts'
import { rowsOf } from './rows-of.ts'

test('rates are given by a link under the lock that changes of rates take', async () => {
  const site = await startTestGateway()
  const locks = await site.gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const affiliate = await findAffiliate(tx, 'APRILREB')
    const [trial] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'guest4021'))
    if (!affiliate) throw new Error('no link')
    await joinByAffiliate(tx, { affiliate, memberId: trial?.id ?? 0, now: testNow })
    return rowsOf(tx, sql`select 1 from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32 | objid::bigint) = hashtextextended('rebate-rates', 0)`)
  })
  expect(locks).toHaveLength(1)
  await site.close()
})
