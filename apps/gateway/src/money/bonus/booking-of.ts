import type { HouseAccount, TransferKind } from '../../kernel/ledger/index.ts'

/** How a bonus is booked: the account that pays it, and the kind of its transfer. */
interface Booking {
  readonly from: HouseAccount
  readonly booked: TransferKind
}

const usual: Booking = { from: 'house/promotions', booked: 'bonus' }

const bookings: ReadonlyMap<string, Booking> = new Map([
  ['demo', { ...usual, booked: 'demo-credit' }],
  ['POINTS', { ...usual, booked: 'points' }],
  ['REBATE', { from: 'house/rebates', booked: 'rebate' }],
  ['REFERRAL', { ...usual, booked: 'referral' }],
])

/** How a bonus of this kind is booked, when it is granted or, where it is locked, when its wager is met. */
export const bookingOf = (kind: string): Booking => bookings.get(kind) ?? usual
