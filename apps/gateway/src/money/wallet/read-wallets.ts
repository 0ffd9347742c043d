import { eq } from 'drizzle-orm'
import { accounts, walletLocks } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { accountTypeOf, mainWallet } from './wallet-of.ts'

/** A wallet to play from: its sum in minor units, and its lock. `vendor` is null for the main wallet. */
export interface OpenWallet {
  readonly accountTypeId: number
  readonly vendor: string | null
  readonly name: string
  readonly balance: number
  /** Whether the games of its provider are closed: nothing may be moved into it. */
  readonly closed: boolean
  readonly lock: { readonly reason: string; readonly until: number | null } | null
}

type Lock = typeof walletLocks.$inferSelect

const isLive = ({ until }: Lock, now: number): boolean => until === null || until > now

/** The wallets of a member, the main one first; what is held for withdrawals, and what the bonus wallet holds. */
export async function readWallets(
  { db, config, catalogue }: Pick<Gateway, 'db' | 'config' | 'catalogue'>,
  memberId: number,
  now: number,
): Promise<{ readonly wallets: OpenWallet[]; readonly held: number; readonly bonus: number }> {
  const rows = await db
    .select({ wallet: accounts.wallet, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, memberId))
  const locks = await db.select().from(walletLocks).where(eq(walletLocks.memberId, memberId))
  const balances = new Map(rows.map(({ wallet, balance }) => [wallet, balance]))
  const lockOf = (wallet: string) => {
    const lock = locks.find((found) => found.wallet === wallet && isLive(found, now))
    return lock ? { reason: lock.reason, until: lock.until } : null
  }
  const providers = catalogue.providers.filter(
    ({ code }) => config.transferProviders.includes(code) || (balances.get(code) ?? 0) > 0,
  )
  return {
    held: balances.get('held') ?? 0,
    bonus: balances.get('bonus') ?? 0,
    wallets: [
      {
        accountTypeId: mainWallet,
        vendor: null,
        name: '',
        balance: balances.get('main') ?? 0,
        closed: false,
        lock: lockOf('main'),
      },
      ...providers.map((provider) => ({
        accountTypeId: accountTypeOf(provider),
        vendor: provider.code,
        name: provider.name,
        balance: balances.get(provider.code) ?? 0,
        closed: !provider.isOpen,
        lock: lockOf(provider.code),
      })),
    ],
  }
}

/**
 * Lets through only when none of these wallets is locked.
 * @throws DomainError wallet.locked with `value.until` and the reason
 */
export async function checkUnlocked(
  tx: Database,
  memberId: number,
  wallets: readonly string[],
  now: number,
): Promise<void> {
  const locks = await tx.select().from(walletLocks).where(eq(walletLocks.memberId, memberId))
  const lock = locks.find((found) => wallets.includes(found.wallet) && isLive(found, now))
  if (lock) throw new DomainError('wallet.locked', { value: { until: lock.until, reason: lock.reason } })
}

/**
 * Lets money through to a member whose main wallet is not locked; why it is locked is theirs.
 * @throws DomainError wallet.receiver.locked
 */
export async function checkReceives(tx: Database, memberId: number, now: number): Promise<void> {
  const locks = await tx.select().from(walletLocks).where(eq(walletLocks.memberId, memberId))
  if (locks.some((found) => found.wallet === 'main' && isLive(found, now)))
    throw new DomainError('wallet.receiver.locked')
}
