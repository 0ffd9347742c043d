import { fileURLToPath } from 'node:url'

/** Where the gateway of this checkout stands. */
export const gatewayFolder = fileURLToPath(new URL('../../../../apps/gateway', import.meta.url))
