import type { GatewayConfig } from '../config.ts'
import type { Studio } from '../games/catalogue.ts'
import type { Wallet } from '../ledger/accounts.ts'

/** The wallet that a studio's games are played from: the main one, unless the studio keeps wallets of its own. */
export const walletOf = ({ transferStudios }: Pick<GatewayConfig, 'transferStudios'>, studio: string): Wallet =>
  transferStudios.includes(studio) ? studio : 'main'

/** The type of the main wallet on the wire. */
export const mainWallet = 2

/** The type of a studio's wallet on the wire: its place in the catalogue, from 101. */
export const accountTypeOf = ({ position }: Pick<Studio, 'position'>): number => 101 + position
