import type { listDownlineTransactions } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { isAnyText } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { transferKinds } from '../../kernel/ledger/index.ts'
import { endedBonus, kindsOf, transactionNote, transactionTypes } from '../../money/index.ts'
import { agentOf } from './agent-of.ts'
import { tablePage } from './table-page.ts'
import { inTime, storedTeamPeriodOf, named, withTeam } from './team-sql.ts'

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
  incoming: 'money',
  outgoing: 'money',
} as const

/** Transfers of the main wallets of the team. */
export const handleListDownlineTransactions: Handler<typeof listDownlineTransactions> = async (call) => {
  const { gateway, language } = call
  const { memberId } = agentOf(call)
  const kinds = kindsOf(call.request.codeTypes)
  const found = sql`${withTeam(memberId)},
  found as (
    select x.id::text || '/' || t.id as "lineId", x.id::text as "txId", x.kind as "txTypeId", x.at as "txTimeInTimestamp",
      x.reference as "orderNo", x.note as "note", x.game as "game", x.amount as "amount", t.username as "customerName",
      greatest(x.amount, 0) as "incoming", least(x.amount, 0) as "outgoing"
    from team t cross join lateral (
      select x.id, x.kind, e.at, x.reference, coalesce(b.title ->> ${language}::text, ended.title ->> ${language}::text, x.note) as note, g.title as game, e.amount
      from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
        left join rounds r on r.id = x.round_id left join games g on g.id = r.game_id left join bonuses b on b.id = x.id${endedBonus({ transfer: sql`x`, memberId: sql`t.id` })}
      where a.member_id = t.id and a.wallet = 'main' and ${inTime(sql`e.at`, await storedTeamPeriodOf(call))}
        and ${kinds ? isAnyText(sql`x.kind`, kinds) : sql`true`} offset 0
    ) x
    where ${named(sql`t.username`, call.request)}
  )`
  const page = await tablePage(
    gateway.db,
    { found, columns, totals: ['incoming', 'outgoing'], key: 'lineId' },
    call.request,
  )
  return {
    ...page,
    list: page.list.map(({ txId, txTypeId: kind, txTimeInTimestamp, orderNo, note, game, amount, customerName }) => {
      const [id, codeType] = transactionTypes[kind]
      return {
        txId,
        txTypeId: id,
        txTypeName: sentence(`records.kind.${kind}`, language),
        codeType,
        txTimeInTimestamp,
        orderNo: orderNo ?? '',
        remark: transactionNote({ kind, note, game }, gateway, language),
        amount,
        customerName,
      }
    }),
  }
}
