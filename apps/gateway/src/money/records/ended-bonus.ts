import { sql, type SQL } from 'drizzle-orm'
import type { TransferKind } from '../../kernel/ledger/index.ts'

const endings: ReadonlySet<TransferKind> = new Set<TransferKind>(['bonus-release', 'bonus-forfeit'])

/**
 * Joins `ended`, the bonus that a transfer releases or takes back: its reference is the id of that bonus.
 *
 * @param transfer the statement's name for the transfer; its `kind` and `reference` are read
 */
export const endedBonus = (transfer: SQL): SQL => sql`
  left join bonuses ended on ended.id = case when ${transfer}.kind in ('bonus-release', 'bonus-forfeit') then ${transfer}.reference::uuid end`

/** The number of the order that a transfer belongs to; empty where it belongs to none, or to a bonus. */
export const orderNumberOf = (kind: TransferKind, reference: string | null): string =>
  endings.has(kind) ? '' : (reference ?? '')
