import type { listTransactions, ServedRequestOf } from '@parlour/api-client/endpoints'
import { sql, type SQL } from 'drizzle-orm'
import { downlineOf, isAgent, realMemberOf } from '../../identity/index.ts'
import { DomainError, sentence } from '../../kernel/http/index.ts'
import type { Call, Handler, Language } from '../../kernel/http/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'
import { endedBonus, orderNumberOf } from './ended-bonus.ts'
import { storedPeriodOf } from './stored-period.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { kindsOf, transactionTypes } from './transaction-types.ts'
import { transactionNote } from './transaction-note.ts'
import { present } from '../../kernel/objects/index.ts'

type Line = {
  readonly id: string
  readonly kind: TransferKind
  readonly note: string
  readonly reference: string | null
  readonly round_id: string | null
  readonly bonus_id: string | null
  readonly game: string | null
  readonly wallet: string
  readonly at: string | number
  readonly amount: string | number
  readonly balance: string | number
}

type Totals = {
  readonly n: string | number
  readonly gained: string | number
  readonly lost: string | number
}

type About = { readonly kind: 'bet' | 'bonus' | 'deposit' | 'withdrawal'; readonly id: string } | null

/** Whose record is asked for: the member's own, or that of somebody below an agent. */
async function subjectOf(call: Call, name: string): Promise<{ id: number; username: string }> {
  const { memberId, username, type } = realMemberOf(call)
  if (!name || name.toLowerCase() === username.toLowerCase()) return { id: memberId, username }
  if (!isAgent(type)) throw new DomainError('in_need_true_account')
  return downlineOf(call.gateway.db, memberId, name)
}

/** The lines of a member's wallets in a period; what is held is not a wallet to look into. */
const linesOf = (
  memberId: number,
  { from, until }: { from: number; until: number },
  kinds: readonly TransferKind[] | null,
): SQL => {
  const only = kinds
    ? sql` and t.kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`
    : sql``
  return sql`
    with found as (
      select a.wallet, a.balance as stands, e.account_id, e.amount, e.at, e.seq, t.id, t.kind, t.note, t.reference, t.round_id
      from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
      where a.member_id = ${memberId} and a.wallet <> 'held' and e.at >= ${from} and e.at < ${until}${only}
    )`
}

type Sorted = Pick<ServedRequestOf<typeof listTransactions>, 'sort' | 'order'>

/**
 * The order of lines. By time it is the order of booking, which an account issues one by one, so that every balance
 * follows the one before.
 */
const orderOf = (lines: SQL, { sort, order }: Sorted): SQL => {
  const way = order === 'asc' ? sql`asc` : sql`desc`
  return sort === 'amount' ? sql`${lines}.amount ${way}, ${lines}.seq desc` : sql`${lines}.seq ${way}`
}

/** A page of found lines with the balance after each: what the wallet has now less what was booked later. */
const pageOf = (
  lines: SQL,
  language: Language,
  { limit, offset, ...sorted }: Sorted & { readonly limit: number; readonly offset: number },
): SQL => sql`${lines},
  page as materialized (select * from found order by ${orderOf(sql`found`, sorted)} limit ${limit} offset ${offset}),
  later as materialized (
    select e.account_id, e.seq, sum(e.amount) over (partition by e.account_id order by e.seq desc) - e.amount as amount
    from entries e
    where e.account_id in (select account_id from page) and e.seq >= (select min(seq) from page)
  )
  select p.id, p.kind, p.round_id, coalesce(b.id, ended.id) as bonus_id, coalesce(b.title ->> ${language}::text, ended.title ->> ${language}::text, p.note) as note, p.reference, p.wallet, p.at, p.amount, p.stands - l.amount as balance, g.title as game
  from page p join later l on l.account_id = p.account_id and l.seq = p.seq
    left join rounds r on r.id = p.round_id left join games g on g.id = r.game_id left join bonuses b on b.id = p.id${endedBonus(sql`p`)}
  order by ${orderOf(sql`p`, sorted)}`

/** What a line belongs to, that has a page of its own: a bet, a bonus, a deposit or a withdrawal. */
function aboutOf({ kind, reference, round_id: roundId, bonus_id: bonusId }: Line): About {
  if (roundId) return { kind: 'bet', id: roundId }
  if (bonusId) return { kind: 'bonus', id: bonusId }
  if (!reference) return null
  if (kind === 'deposit' || kind === 'fee') return { kind: 'deposit', id: reference }
  return kind.startsWith('withdrawal') ? { kind: 'withdrawal', id: reference } : null
}

/**
 * The account record of the member, or of somebody below an agent.
 * @throws DomainError records.period.invalid, records.period.archived, agent.downline.unknown, in_need_true_account
 */
export const handleListTransactions: Handler<typeof listTransactions> = async (call) => {
  const { request, gateway, language } = call
  const { memberId } = realMemberOf(call)
  const { id, username } = await subjectOf(call, request.subordinateName)
  const period = await storedPeriodOf(call)
  const kinds = kindsOf(request.codeTypes)
  if (kinds?.length === 0) return { list: [], totalIn: 0, totalOut: 0, ...pagesOf(request, 0) }
  const lines = linesOf(id, period, kinds)
  const { rows } = await gateway.db.execute<Line>(
    pageOf(lines, language, { ...rowsOf(request), sort: request.sort, order: request.order }),
  )
  const {
    rows: [found],
  } = await gateway.db.execute<Totals>(sql`${lines}
    select count(*) as n, coalesce(sum(amount) filter (where amount > 0), 0) as gained,
      coalesce(-sum(amount) filter (where amount < 0), 0) as lost from found`)
  const totals = present(found, 'the totals')
  return {
    list: rows.map((line) => {
      const [txTypeId, codeType] = transactionTypes[line.kind]
      return {
        txId: line.id,
        txTypeId,
        txTypeName: sentence(`records.kind.${line.kind}`, language),
        codeType,
        txTimeInTimestamp: Number(line.at),
        orderNo: orderNumberOf(line.kind, line.reference),
        about: id === memberId ? aboutOf(line) : null,
        remark: transactionNote(line, gateway.catalogue, language),
        currentAvailBalance: Number(line.balance),
        amount: Number(line.amount),
        customerName: username,
        vendor: line.wallet === 'main' || line.wallet === 'bonus' ? null : line.wallet,
        wallet: line.wallet === 'bonus' ? line.wallet : null,
      }
    }),
    totalIn: Number(totals.gained),
    totalOut: Number(totals.lost),
    ...pagesOf(request, Number(totals.n)),
  }
}
