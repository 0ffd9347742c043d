import { asc, sql } from 'drizzle-orm'
import { bigintArray, isAnyOf, isAnyText } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { noteBooked } from '../observe/booked.ts'
import { accounts, entries, transfers } from '../db/tables/index.ts'
import { present } from '../objects/present.ts'

/** What transfers of money are for. */
export const transferKinds = [
  'deposit',
  'withdrawal',
  'withdrawal-hold',
  'withdrawal-return',
  'fee',
  'wallet-in',
  'wallet-out',
  'bet',
  'win',
  'refund',
  'bonus',
  'rebate',
  'points',
  'referral',
  'upline-transfer',
  'downline-transfer',
  'demo-credit',
  'bonus-release',
  'bonus-forfeit',
  'commission',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
] as const

/** What a transfer of money is for. */
export type TransferKind = (typeof transferKinds)[number]

/** A transfer to book: lines by account name in minor units, plus for the account that gains; they add up to zero. */
export interface Transfer {
  readonly id: string
  readonly kind: TransferKind
  readonly note?: string
  readonly roundId?: string
  /** The order number of what it belongs to. */
  readonly reference?: string
  readonly at: number
  readonly lines: readonly { readonly account: string; readonly amount: number }[]
}

/** How many transfers one statement writes: a statement takes 65,535 parameters. */
const chunk = 1_000

/** A member's account would fall below zero. */
export class BalanceTooLow extends Error {
  override readonly name = 'BalanceTooLow'
}

/** Checks the lines of a transfer. @throws when they are fewer than two, not whole, or do not add up to zero */
export function checkTransfer({ kind, lines }: Transfer): void {
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  if (lines.length < 2 || sum !== 0 || !lines.every((line) => Number.isSafeInteger(line.amount)))
    throw new Error(`the entries of a ${kind} do not add up to zero`)
}

/**
 * Books transfers inside the transaction `tx`: locks the members' accounts in the order of their ids, moves their
 * balances, writes the entries. Answers the new balances by account name.
 * @throws BalanceTooLow when an account would fall below zero at the end of one of the transfers
 */
export async function postTransfers(tx: Database, posted: readonly Transfer[]): Promise<Map<string, number>> {
  posted.forEach(checkTransfer)
  const names = [...new Set(posted.flatMap(({ lines }) => lines.map((line) => line.account)))]
  const found = await tx
    .select({ id: accounts.id, name: accounts.name, memberId: accounts.memberId })
    .from(accounts)
    .where(isAnyText(accounts.name, names))
  const byName = new Map(found.map((account) => [account.name, account]))
  const missing = names.find((name) => !byName.has(name))
  if (missing) throw new Error(`there is no ledger account ${missing}`)
  const memberIds = found.filter((account) => account.memberId !== null).map((account) => account.id)
  const locked = memberIds.length
    ? await tx.select().from(accounts).where(isAnyOf(accounts.id, memberIds)).orderBy(asc(accounts.id)).for('update')
    : []
  const balances = new Map(locked.map((account) => [account.name, account.balance]))
  for (const { lines } of posted) {
    for (const { account, amount } of lines) {
      const balance = balances.get(account)
      if (balance !== undefined) balances.set(account, balance + amount)
    }
    if (lines.some(({ account }) => (balances.get(account) ?? 0) < 0)) throw new BalanceTooLow()
  }
  const moved = locked
    .map(({ id, name, balance }) => ({ id, next: balances.get(name) ?? balance, balance }))
    .filter(({ next, balance }) => next !== balance)
  if (moved.length > 0) {
    const [ids, next] = [moved.map(({ id }) => id), moved.map((account) => account.next)]
    // Named twice: a join alone makes the planner read all accounts for some hundreds.
    await tx.execute(sql`update accounts set balance = moved.balance from unnest(${bigintArray(ids)}, ${bigintArray(next)}) moved(id, balance)
      where accounts.id = moved.id and ${isAnyOf(sql`accounts.id`, ids)}`)
  }
  for (let first = 0; first < posted.length; first += chunk) {
    const some = posted.slice(first, first + chunk)
    await tx.insert(transfers).values(
      some.map(({ id, kind, note = '', roundId = null, reference = null, at }) => ({
        id,
        kind,
        note,
        roundId,
        reference,
        at,
      })),
    )
    await tx.insert(entries).values(
      some.flatMap(({ id, at, lines }) =>
        lines.map(({ account, amount }) => ({
          transferId: id,
          accountId: present(byName.get(account), `the ledger account ${account}`).id,
          amount,
          at,
        })),
      ),
    )
  }
  noteBooked(
    posted.map(({ kind, lines }) => ({
      kind,
      amount: lines.reduce((total, { amount }) => total + Math.max(0, amount), 0),
    })),
  )
  return balances
}
