import { sharedSecret } from '../db/shared-secret.ts'
import type { Gateway } from '../gateway.ts'

/** The secret that this platform and its payment provider share; made when it is first wanted, the same for all gateways. */
export const providerKey = (gateway: Pick<Gateway, 'db' | 'random'>, now: number): Promise<Buffer> => sharedSecret(gateway, 'tulay', now)
