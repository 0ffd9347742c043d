import type { GatewayConfig } from '../../kernel/config/index.ts'
import type { Provider } from '../../kernel/ports/index.ts'
import type { Wallet } from '../../kernel/ledger/index.ts'

/** The wallet that a provider's games are played from: the main one, unless the provider keeps wallets of its own. */
export const walletOf = ({ transferProviders }: Pick<GatewayConfig, 'transferProviders'>, provider: string): Wallet =>
  transferProviders.includes(provider) ? provider : 'main'

/** The type of the main wallet on the wire. */
export const mainWallet = 2

/** The type of a provider's wallet on the wire: its place in the catalogue, from 101. */
export const accountTypeOf = ({ position }: Pick<Provider, 'position'>): number => 101 + position
