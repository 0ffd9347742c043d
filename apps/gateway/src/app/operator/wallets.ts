import { and, eq } from 'drizzle-orm'
import { walletLocks } from '../../kernel/db/index.ts'
import { CommandError, type Command } from './command.ts'
import { memberNamed } from './member-named.ts'

/** Locks a wallet of a member: nothing moves out of it or into it by the member's hand. */
export const lockWalletCommand: Command = {
  name: 'lock-wallet',
  usage: 'lock-wallet <username> <main|provider code> <minutes, 0 for no end> <reason>',
  does: 'lock a wallet of a member; the member reads the reason',
  async run({ db, clock, config }, args) {
    const [username, wallet, minutes, ...words] = args
    if (!username || !wallet || !minutes || !/^\d{1,6}$/.test(minutes) || words.length === 0)
      throw new CommandError(this.usage)
    if (wallet !== 'main' && !config.transferProviders.includes(wallet))
      throw new CommandError(`there is no wallet ${wallet}; there are main, ${config.transferProviders.join(', ')}`)
    const now = clock.now()
    const until = minutes === '0' ? null : now + Number(minutes) * 60_000
    const memberId = (await memberNamed(db, username)).id
    const reason = words.join(' ')
    await db
      .insert(walletLocks)
      .values({ memberId, wallet, reason, at: now, until })
      .onConflictDoUpdate({ target: [walletLocks.memberId, walletLocks.wallet], set: { reason, at: now, until } })
    return `The wallet ${wallet} of ${username} is locked${until === null ? '' : ` for ${minutes} minutes`}.`
  },
}

/** Opens a locked wallet of a member. */
export const unlockWalletCommand: Command = {
  name: 'unlock-wallet',
  usage: 'unlock-wallet <username> <main|provider code>',
  does: 'open a locked wallet of a member',
  async run({ db }, args) {
    const [username, wallet, ...rest] = args
    if (!username || !wallet || rest.length > 0) throw new CommandError(this.usage)
    const mine = and(eq(walletLocks.memberId, (await memberNamed(db, username)).id), eq(walletLocks.wallet, wallet))
    const gone = await db.delete(walletLocks).where(mine).returning()
    return gone.length > 0
      ? `The wallet ${wallet} of ${username} is open.`
      : `The wallet ${wallet} of ${username} was not locked.`
  },
}
