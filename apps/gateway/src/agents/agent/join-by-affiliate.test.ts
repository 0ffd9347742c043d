import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import { testNow } from '../../app/testing/moments.ts'
import { startTestGateway } from '../../app/testing/test-gateway.ts'
import { findAffiliate } from '../../identity/register/find-affiliate.ts'
import { joinByAffiliate } from './join-by-affiliate.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'

test('rates are given by a link under the lock that changes of rates take', async () => {
  const site = await startTestGateway()
  const locks = await site.gateway.db.transaction(async (tx) => {
    const affiliate = await findAffiliate(tx, 'APRILREB')
    const [trial] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'guest4021'))
    if (!affiliate) throw new Error('no link')
    await joinByAffiliate(tx, { linkId: affiliate.linkId, memberId: trial?.id ?? 0, at: testNow })
    return rowsOf(
      tx,
      sql`select 1 from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32 | objid::bigint) = hashtextextended('rebate-rates', 0)`,
    )
  })
  expect(locks).toHaveLength(1)
  await site.close()
})
