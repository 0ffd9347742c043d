import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import type { Rolled } from '../rollups/rolled-of.ts'
import type { Wanted } from './table-page.ts'
import { idsOfTeam } from './team-figures.ts'
import { named } from './team-sql.ts'

/** Which members are listed, and whose figures count for each: its own, or those of its whole team. */
export interface DownlinesAsked {
  /** The agent, or the downline whose team is looked at. */
  readonly root: number
  /** How many levels lie between the agent who asks and `root`. */
  readonly above: number
  readonly scope: 'direct' | 'team'
  readonly show: '' | 'agents' | 'players'
  readonly figures: 'own' | 'team'
  readonly account: string
  readonly period: Period
  /** Added-up days of `root` for totals of a page that is cut first, or of direct downlines whose teams are listed; else none. */
  readonly rolled: readonly Rolled[]
}

const shown = { '': sql`true`, agents: sql`m.type in (1, 2, 41, 42)`, players: sql`m.type not in (1, 2, 41, 42)` }

/** Where listed members are read from, and what else is joined to them. */
interface Source {
  readonly from?: SQL
  readonly team?: SQL
  readonly joined?: SQL
}

/** The listed members as `m`, with their levels as `a` where the whole team is listed. */
export const people = ({ root, scope, show, account }: DownlinesAsked, { from, team, joined }: Source = {}): SQL => sql`
    from ${from ?? sql`members`} m ${
      scope === 'direct'
        ? sql``
        : sql`join ${team ?? sql`member_ancestors`} a on a.member_id = m.id and a.ancestor_id = ${root}`
    } ${joined ?? sql``}
    where ${scope === 'direct' ? sql`m.upline_id = ${root}` : sql`true`} and ${named(sql`m.username`, { account })} and ${shown[show]}`

const amount = sql`p.incoming + p.outgoing`

/** Own figures that a page is cut by: what is added up of a member's play or money. */
const cutBy: Readonly<Record<string, { readonly of: typeof playIn | typeof moneyIn; readonly value: SQL }>> = {
  turnover: { of: playIn, value: sql`sum(p.turnover)` },
  profit: { of: playIn, value: sql`sum(p.win - p.stake)` },
  active: { of: playIn, value: sql`1` },
  deposits: { of: moneyIn, value: sql`sum(${amount}) filter (where p.kind = 'deposit')` },
  withdrawals: { of: moneyIn, value: sql`-sum(${amount}) filter (where p.kind = 'withdrawal')` },
  commission: { of: moneyIn, value: sql`sum(${amount}) filter (where p.kind = 'commission')` },
}

/** Columns that members are found by, before their figures are worked out. */
const foundBy = ['registeredAt', 'account', 'type', 'level']

/**
 * Whether a page in this order is cut before the figures of its rows are worked out, and the totals are added up apart.
 * Direct downlines with their teams are worked out all at once: each page of them reads everybody anyhow.
 */
export const isCutFirst = (sort: string, { scope, figures }: Pick<DownlinesAsked, 'scope' | 'figures'>): boolean =>
  figures === 'own' ? foundBy.includes(sort) || Object.hasOwn(cutBy, sort) : scope === 'team' && foundBy.includes(sort)

/** How many of the newest or oldest members of the platform are looked through for a page of a team. */
const near = 1_000

/** A page by figures or anything else that orders all of a team, and what the order is by. */
export interface HeadsPage extends Pick<Wanted, 'sort' | 'order' | 'size'> {
  /** The end of a query: order and limit. */
  readonly page: SQL
}

/** The listed members by the columns that they are found by; a page of them, or all. */
export function headsOf(asked: DownlinesAsked, wanted?: HeadsPage): SQL {
  const { root, scope, above, period, figures } = asked
  const { sort = '', page = sql`` } = wanted ?? {}
  const figure = figures === 'own' ? cutBy[sort] : undefined
  const whose = scope === 'team' ? idsOfTeam(root) : sql`select id from members where upline_id = ${root}`
  const joined = figure
    ? sql`left join (select p.member_id, ${figure.value} as value from (${figure.of(period, whose)}) p group by 1) f on f.member_id = m.id`
    : sql``
  const rows = (source: Source): SQL => sql`
    select m.id, m.id as "memberId", m.username as "account", m.nickname as "nickname", m.type as "type",
      ${scope === 'direct' ? sql`1` : sql`a.depth`} + ${above}::int as "level", m.upline_id, m.registered_at as "registeredAt"
      ${figure ? sql`, coalesce(f.value, 0) as ${sql.identifier(sort)}` : sql``}
    ${people(asked, { ...source, joined })} ${page}`
  if (!wanted || scope !== 'team' || sort !== 'registeredAt') return rows({})
  // The newest of a large team are found among the newest of all. Where they are fewer than a page the team is read
  // first: its newest member may have come years ago, and everybody after it would be looked up.
  const direction = sql.raw(wanted.order)
  const nearest = sql`(select * from members order by registered_at ${direction}, id ${direction} limit ${near})`
  const team = sql`(select ancestor_id, member_id, depth from member_ancestors where ancestor_id = ${root} offset 0)`
  return sql`
    with near as materialized (${rows({ from: nearest })})
    select * from near where (select count(*) from near) >= ${wanted.size}
    union all select * from (${rows({ team })}) far where (select count(*) from near) < ${wanted.size}`
}
