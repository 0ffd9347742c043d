import { startGateway, startPostgres } from '@parlour/servers'
import { openMember } from '../people/open-member.ts'
import { calmContext, openPage, quiet } from './open-page.ts'
import type { Part } from './part.ts'
import { answered, pressHere, reach } from './press.ts'

/** How many transactions the member has, all in the days that the record shows. */
const count = 10_000
/** From one to the next, in milliseconds. */
const apart = 50_000
/** How long the file may take, in milliseconds. */
const patience = 120_000

/** The statement that adds transfers between a member and the account of games; their sum is 0. */
const fill = (username: string): string => `
  set session_replication_role = replica;
  with member as (select id, registered_at as at from members where username_key = '${username}'),
    made as (
      insert into transfers (id, kind, note, at)
      select gen_random_uuid(), 'upline-transfer', 'Row ' || n, member.at - n * ${apart} from member, generate_series(1, ${count}) n
      returning id, note, at
    )
  insert into entries (transfer_id, account_id, amount, at)
  select made.id, line.account, line.amount, made.at
  from made cross join lateral (select 100 * (1 - 2 * (substr(made.note, 5)::int % 2)) as sum) gain
    cross join lateral (values
      ((select a.id from accounts a join member on member.id = a.member_id where a.wallet = 'main'), gain.sum),
      ((select id from accounts where name = 'house/games'), -gain.sum)
    ) line(account, amount)
  order by made.at, line.account`

/** A member of 10,000 transactions turns a page of the record, and takes all of it into a file. */
export const history: Part = async ({ browser, profile, say }) => {
  const server = await startPostgres()
  try {
    const database = 'history'
    const gateway = await startGateway({ databaseUrl: server.createDatabase(database) })
    try {
      const member = await openMember(gateway.origin)
      await server.query(fill(member.username), database)
      const context = await calmContext(browser, profile, gateway.origin, member)
      const opened = await openPage(context, profile, { network: false })
      const { page } = opened
      await page.goto(`${gateway.origin}/member/transactionHistory`)
      await page
        .getByText(/of 10,00\d/)
        .first()
        .waitFor()
      await quiet(page)
      await reach(page, page.getByRole('link', { name: 'Next page' }))
      const turned = await answered(opened, async () => {
        await pressHere(page)
        await page
          .getByText(/^11 to 20 of /)
          .first()
          .waitFor()
      })
      await reach(page, page.getByRole('button', { name: 'Save as CSV' }))
      const file = await answered(opened, async () => {
        const saved = page.waitForEvent('download', { timeout: patience })
        await pressHere(page)
        await saved
      })
      say(`the file of ${count} transactions took ${Math.round(file.cpu)} ms of the main thread`)
      await context.close()
      return {
        'history.page.inp': turned.inp,
        'history.page.longest': turned.longest,
        'history.file.inp': file.inp,
        'history.file.longest': file.longest,
        'history.file.cpu': file.cpu,
      }
    } finally {
      await gateway.stop()
    }
  } finally {
    await server.stop()
  }
}
