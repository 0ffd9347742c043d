import type { listDownlineTransactions } from '@parlour/api-client/endpoints'
import { sql, type SQL } from 'drizzle-orm'
import { inSnapshot } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { transferKinds } from '../../kernel/ledger/index.ts'
import { endedBonus, kindsOf, moneyIn, orderNumberOf, transactionNote, transactionTypes } from '../../money/index.ts'
import { agentOf } from './agent-of.ts'
import { rolledOf } from '../rollups/rolled-of.ts'
import { teamMoneyIn } from '../rollups/team-in.ts'
import { entriesByAmount } from './amount-bound.ts'
import { tablePage } from './table-page.ts'
import { idsOfTeam } from './team-figures.ts'
import { inTime, isOneOf, storedTeamPeriodOf, named } from './team-sql.ts'

const columns = {
  lineId: 'text',
  txId: 'text',
  txTypeId: transferKinds,
  txTimeInTimestamp: 'number',
  orderNo: 'text?',
  note: 'text',
  game: 'text?',
  amount: 'money',
  customerName: 'text',
} as const

/** Transfers of the main wallets of the team. */
export const handleListDownlineTransactions: Handler<typeof listDownlineTransactions> = async (call) => {
  const { gateway, language } = call
  const { memberId } = agentOf(call)
  const kinds = kindsOf(call.request.codeTypes)
  const period = await storedTeamPeriodOf(call)
  const ofKinds = (kind: SQL): SQL => (kinds ? isOneOf(kind, kinds) : sql`true`)
  // The page is cut by entries and names, and by transfers where their time or kind decides; what else a row says is
  // looked up for its rows.
  const byTransfer = kinds !== null || call.request.sort === 'txTimeInTimestamp' || call.request.sort === 'txTypeId'
  const moment = byTransfer ? sql`x.at` : sql`e.at`
  const { account, sort, order, page, size } = call.request
  const team = idsOfTeam(memberId, account)
  const found = (entries: SQL) => (cut: SQL) =>
    sql`with lines as (
    select e.transfer_id as id, a.member_id, e.transfer_id::text || '/' || m.id as "lineId", ${moment} as "txTimeInTimestamp",
      e.amount as "amount", m.username as "customerName"${byTransfer ? sql`, x.kind as "txTypeId"` : sql``}
    from ${entries} ${byTransfer ? sql`join transfers x on x.id = e.transfer_id` : sql``}
      join member_ancestors t on t.member_id = a.member_id and t.ancestor_id = ${memberId} join members m on m.id = a.member_id
    where ${inTime(moment, period)} and ${inTime(sql`e.at`, period)} and ${ofKinds(sql`x.kind`)} and ${named(sql`m.username`, call.request)} ${cut}
  ),
  found as (
    select l."lineId", x.id::text as "txId", x.kind as "txTypeId", l."txTimeInTimestamp", x.reference as "orderNo",
      coalesce(b.title ->> ${language}::text, ended.title ->> ${language}::text, x.note) as "note", g.title as "game", l."amount", l."customerName"
    from lines l join transfers x on x.id = l.id left join rounds r on r.id = x.round_id left join games g on g.id = r.game_id
      left join bonuses b on b.id = x.id${endedBonus(sql`x`)}
  )`
  const table = await inSnapshot(gateway.db, async (tx) => {
    const entries =
      (sort === 'amount' && (await entriesByAmount(tx, { period, team, ofKinds, order, rows: page * size }))) ||
      sql`entries e join accounts a on a.id = e.account_id and a.wallet = 'main'`
    const moved =
      account === ''
        ? teamMoneyIn({ agentIds: [memberId], rolled: await rolledOf(tx, [memberId]) }, period)
        : moneyIn(period, team)
    const counted = {
      from: sql`(select p.incoming as "incoming", p.outgoing as "outgoing", p.transfers from (${moved}) p
        where p.wallet = 'main' and ${ofKinds(sql`p.kind`)}) p`,
      rows: sql`coalesce(sum(transfers), 0)`,
    }
    return tablePage(
      tx,
      { found: found(entries), counted, columns, totals: ['incoming', 'outgoing'], key: 'lineId' },
      call.request,
    )
  })
  return {
    ...table,
    list: table.list.map(({ txId, txTypeId: kind, txTimeInTimestamp, orderNo, note, game, amount, customerName }) => {
      const [id, codeType] = transactionTypes[kind]
      return {
        txId,
        txTypeId: id,
        txTypeName: sentence(`records.kind.${kind}`, language),
        codeType,
        txTimeInTimestamp,
        orderNo: orderNumberOf(kind, orderNo),
        remark: transactionNote({ kind, note, game }, gateway.catalogue, language),
        amount,
        customerName,
      }
    }),
  }
}
