import type { getBalance, ResponseOf, WalletRow } from '@parlour/api-client/endpoints'

/** Where the balance of a member lies; minor units. */
export interface WalletParts {
  readonly total: number
  readonly main: number
  /**
   * Money of bonuses: it can be played, and withdrawn when their terms are met. Null where the platform does not say, and
   * then part of `main`.
   */
  readonly bonus: number | null
  /** In the wallets of providers. */
  readonly providers: number
}

/**
 * Splits a balance into its parts; they add up to the total.
 *
 * @returns the parts, in minor units
 * @example const { main, providers } = walletParts(balance)
 */
export function walletParts({
  sumBalance,
  bonus,
  balance,
}: Pick<ResponseOf<typeof getBalance>, 'sumBalance' | 'bonus' | 'balance'>): WalletParts {
  const providers = balance.reduce((sum, { vendor, availBalance }) => (vendor ? sum + availBalance : sum), 0)
  return { total: sumBalance, main: sumBalance - (bonus ?? 0) - providers, bonus, providers }
}

/** What a transfer home would move, and what stays where it is because its wallet is locked. */
export interface TransferHome {
  /** Minor units. */
  readonly moves: number
  readonly stays: readonly WalletRow[]
}

/**
 * What bringing all money to the main wallet would do now.
 *
 * @returns the sum that moves, and the locked wallets with money in them
 * @example transferHome(list).moves // 142_000
 */
export function transferHome(wallets: readonly WalletRow[]): TransferHome {
  const full = wallets.filter(({ vendor, balance }) => vendor !== null && balance > 0)
  return {
    moves: full.reduce((sum, { locked, balance }) => (locked ? sum : sum + balance), 0),
    stays: full.filter(({ locked }) => locked),
  }
}
