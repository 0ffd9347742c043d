/** A way to the customer service: live chat, the service for VIP members, or the small chat window. */
export type ServiceLine = 'live' | 'vip' | 'chat'

/** The ways by their number on the wire (csType). Source: contract 2.5. */
const csTypes = { live: '1', vip: '2', chat: '3' } as const satisfies Record<ServiceLine, string>

/** The number of a way on the wire. */
export type CsType = (typeof csTypes)[ServiceLine]

const vipAbove = 4

/** The number of a way on the wire. */
export const csTypeOf = (line: ServiceLine): CsType => csTypes[line]

/** The way of a member by the level of the rank: VIP above 4, live chat for all others and for guests. Source: SVC-01. */
export const serviceLine = (rankLevel: number | null | undefined): 'live' | 'vip' => ((rankLevel ?? 0) > vipAbove ? 'vip' : 'live')

/** The size of the window of a way, in CSS px: the small chat window is 500 high, the others 750. Source: SVC-01. */
export const windowSize = (line: ServiceLine): { readonly width: number; readonly height: number } => ({ width: 440, height: line === 'chat' ? 500 : 750 })
