import { sharedSecret } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'

/**
 * The secret that this platform and its payment provider share;
 * made when it is first wanted, the same for all gateways.
 */
export const providerKey = (gateway: Pick<Gateway, 'db' | 'random'>, now: number): Promise<Buffer> =>
  sharedSecret(gateway, 'tulay', now)
