/** A way to the customer service: live chat, the service for VIP members, or the small chat window. */
export type ServiceLine = 'live' | 'vip' | 'chat'

/** The ways by their number on the wire (csType). Source: contract 2.5. */
const csTypes = { live: '1', vip: '2', chat: '3' } as const satisfies Record<ServiceLine, string>

/** The number of a way on the wire. */
export type CsType = (typeof csTypes)[ServiceLine]

const vipAbove = 4

/**
 * The wire number of a customer-service line.
 *
 * @returns the number
 * @example csTypeOf('live')
 */
export const csTypeOf = (line: ServiceLine): CsType => csTypes[line]

/**
 * The line of a member: VIP above rank 4, else live chat, also for guests. Source: SVC-01.
 *
 * @param rankLevel the member's rank; null for a guest
 * @returns `live` or `vip`
 * @example serviceLine(5) // 'vip'
 */
export const serviceLine = (rankLevel: number | null | undefined): 'live' | 'vip' =>
  (rankLevel ?? 0) > vipAbove ? 'vip' : 'live'

/**
 * The size of a line's window. Source: SVC-01.
 *
 * @returns CSS px
 * @example windowSize('chat') // { width: 440, height: 500 }
 */
export const windowSize = (line: ServiceLine): { readonly width: number; readonly height: number } => ({
  width: 440,
  height: line === 'chat' ? 500 : 750,
})
