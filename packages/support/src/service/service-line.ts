/** The ways to the customer service, by the wire's number: live chat, the service for VIP members, the small chat window. */
export const csTypes = ['1', '2', '3'] as const

/** A way to the customer service by its number on the wire. */
export type CsType = (typeof csTypes)[number]

/** A line to the customer service: live chat, or the one for VIP members. */
export type ServiceLine = 'live' | 'vip'

const vipAbove = 4

/** The number of a line on the wire. */
export const csTypeOf = (line: ServiceLine): CsType => (line === 'vip' ? '2' : '1')

/** The line of a member by the level of the rank: VIP above 4, live chat for all others and for guests. Source: SVC-01. */
export const serviceLine = (rankLevel: number | null | undefined): ServiceLine => ((rankLevel ?? 0) > vipAbove ? 'vip' : 'live')

/** The size of the window of a way, in CSS px. Source: SVC-01. */
export const windowSize = (csType: string): { readonly width: number; readonly height: number } => ({ width: 440, height: csType === '3' ? 500 : 750 })
