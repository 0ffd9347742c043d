export { createIdentityServer } from './create-identity-server.ts'
export { faultCodes } from './faults.ts'
export { demonstrationCode } from './phones.ts'
export { gt4Script } from './gt4-script.ts'

export type { IdentityServer, IdentityServerInput } from './create-identity-server.ts'
export type { FaultCode } from './faults.ts'
