import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import {
  changeBonuses,
  fullBonusesOf,
  playableBalance,
  refuseBonus,
  refuseOwnFirst,
  splitStake,
} from '../../money/index.ts'
import type { Bonus, Share, StakeBalance } from '../../money/index.ts'
import { accounts, bonusStakes, games, walletLocks } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import {
  BalanceTooLow,
  lockWallets,
  memberAccount,
  memberBalance,
  openAccount,
  postTransfers,
} from '../../kernel/ledger/index.ts'
import type { Transfer, Wallet } from '../../kernel/ledger/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { roundTransfer } from './round-transfer.ts'

/** Who stakes, in which game, from which wallet, when; the note of the bookings, where they have one. */
export interface Staking {
  readonly memberId: number
  readonly gameId: number
  readonly wallet: Wallet
  readonly at: number
  readonly note?: string
  /**
   * Whether only own money may be staked: where members play
   * against one another, a win is paid out of what others staked.
   */
  readonly ownOnly?: boolean
}

/** A stake of a round in minor units. */
export interface RoundStake {
  readonly roundId: string
  readonly amount: number
}

/** Opens the provider's wallet of a member where it is missing; the main one is always there. */
export async function openPlayWallet(tx: Database, memberId: number, wallet: Wallet): Promise<void> {
  if (wallet !== 'main') await openAccount(tx, memberId, wallet)
}

/** Whether a stake may be bonus money: it is played from the main wallet, by a member who has such money. */
export const hasBonusMoney = async (
  tx: Database,
  { memberId, wallet }: Pick<Staking, 'memberId' | 'wallet'>,
): Promise<boolean> => wallet === 'main' && (await memberBalance(tx, memberId, 'bonus')) > 0

/** The wallets of a member that are locked at a moment: nothing can be moved out of them. */
async function lockedWallets(tx: Database, memberId: number, at: number): Promise<ReadonlySet<string>> {
  const live = and(eq(walletLocks.memberId, memberId), or(isNull(walletLocks.until), gt(walletLocks.until, at)))
  return new Set(
    (await tx.select({ wallet: walletLocks.wallet }).from(walletLocks).where(live)).map(({ wallet }) => wallet),
  )
}

/**
 * The money of a member whose wallets are held, as stakes are taken from it; what is locked need not be staked first.
 */
async function readStakeBalance(tx: Database, memberId: number, at: number): Promise<StakeBalance<Bonus>> {
  const locked = await lockedWallets(tx, memberId, at)
  const rows = await tx
    .select({ wallet: accounts.wallet, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, memberId))
  const sumOf = (wanted: (wallet: string) => boolean): number =>
    rows
      .filter(({ wallet }) => wanted(present(wallet, 'the wallet of an account')))
      .reduce((sum, { balance }) => sum + balance, 0)
  return {
    own: sumOf((wallet) => wallet === 'main'),
    elsewhere: sumOf((wallet) => !['main', 'held', 'bonus'].includes(wallet) && !locked.has(wallet)),
    bonuses: await fullBonusesOf(tx, memberId),
  }
}

interface SplitBet {
  readonly transfer: Transfer
  readonly shares: readonly (Share & { readonly roundId: string })[]
}

/**
 * Takes one stake out of a purse: what is booked, and what is left.
 * @throws BalanceTooLow, DomainError bonus.maxBet, bonus.category, bonus.expired, bonus.own.first
 */
function takeOne(
  purse: StakeBalance<Bonus>,
  { roundId, amount }: RoundStake,
  staking: Staking & { readonly category: string },
): readonly [SplitBet, StakeBalance<Bonus>] {
  const { memberId, at, category, note } = staking
  const split = splitStake(purse, { amount, category, at })
  if (!split) throw new BalanceTooLow()
  if ('barred' in split) throw refuseBonus(split.barred, split.limit, category)
  if ('ownFirst' in split) throw refuseOwnFirst(split.ownFirst)
  const taken = new Map(split.shares.map((share) => [share.bonusId, share.amount]))
  const fromBonus = amount - split.own
  const lines = [
    { account: 'house/games', amount },
    ...(split.own > 0 ? [{ account: memberAccount(memberId), amount: -split.own }] : []),
    ...(fromBonus > 0 ? [{ account: memberAccount(memberId, 'bonus'), amount: -fromBonus }] : []),
  ]
  const bet = roundTransfer('bet', roundId, memberAccount(memberId), { amount, at })
  return [
    {
      transfer: { ...bet, ...(note === undefined ? {} : { note }), lines },
      shares: split.shares.map((share) => ({ ...share, roundId })),
    },
    {
      own: purse.own - split.own,
      elsewhere: purse.elsewhere,
      bonuses: purse.bonuses.map((bonus) => ({ ...bonus, balance: bonus.balance - (taken.get(bonus.id) ?? 0) })),
    },
  ]
}

async function takeWithBonus(tx: Database, staking: Staking, stakes: readonly RoundStake[]): Promise<void> {
  const [game] = await tx.select({ category: games.category }).from(games).where(eq(games.id, staking.gameId))
  await lockWallets(tx, [staking.memberId])
  let purse = await readStakeBalance(tx, staking.memberId, staking.at)
  const bets: SplitBet[] = []
  for (const stake of stakes) {
    const [bet, left] = takeOne(purse, stake, {
      ...staking,
      category: present(game, `game ${staking.gameId}`).category,
    })
    bets.push(bet)
    purse = left
  }
  await postTransfers(
    tx,
    bets.map(({ transfer }) => transfer),
  )
  const shares = bets.flatMap((bet) => bet.shares)
  if (shares.length === 0) return
  await changeBonuses(
    tx,
    shares.map(({ bonusId, amount }) => ({ bonusId, amount: -amount })),
  )
  await tx
    .insert(bonusStakes)
    .values(shares)
    .onConflictDoUpdate({
      target: [bonusStakes.roundId, bonusStakes.bonusId],
      set: { amount: sql`${bonusStakes.amount} + excluded.amount` },
    })
}

/**
 * Takes stakes of a member inside the transaction `tx`: own money first, then bonuses whose terms take the stake.
 * Answers what can still be staked, in minor units.
 * @throws BalanceTooLow when there is less than the stakes; DomainError bonus.maxBet, bonus.category, bonus.expired
 *   with the bonus, bonus.own.first when own money lies in the wallets of providers
 */
export async function takeStakes(tx: Database, staking: Staking, stakes: readonly RoundStake[]): Promise<number> {
  const { memberId, wallet, at, note, ownOnly = false } = staking
  if (!ownOnly && (await hasBonusMoney(tx, staking))) {
    await takeWithBonus(tx, staking, stakes)
    return playableBalance(tx, memberId, wallet)
  }
  const account = memberAccount(memberId, wallet)
  await openPlayWallet(tx, memberId, wallet)
  const balances = await postTransfers(
    tx,
    stakes.map(({ roundId, amount }) => ({
      ...roundTransfer('bet', roundId, account, { amount, at }),
      ...(note === undefined ? {} : { note }),
    })),
  )
  return ownOnly
    ? playableBalance(tx, memberId, wallet)
    : present(balances.get(account), 'the balance that was just booked')
}
