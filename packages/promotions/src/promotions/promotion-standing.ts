import type { Promotion, PromotionOffer } from '@parlour/api-client/endpoints'

/** How a promotion stands for who looks at it. */
export type PromotionState =
  | 'open'
  | 'planned'
  | 'joined'
  | 'ordered'
  | 'applied'
  | 'claimable'
  | 'claimed'
  | 'rejected'
  | 'lapsed'
  | 'notForMe'

/** How a promotion stands, since when (milliseconds since 1970), and why where the platform says so. */
export interface PromotionStanding {
  readonly state: PromotionState
  readonly since: number | null
  readonly reason: string | null
}

const states: Readonly<Record<string, PromotionState>> = {
  signed: 'joined',
  applying: 'applied',
  process: 'applied',
  issued: 'claimable',
  claimed: 'claimed',
  rejected: 'rejected',
  close: 'lapsed',
}

/** What the member has done or had. */
const own: ReadonlySet<PromotionState> = new Set(['joined', 'ordered', 'applied', 'claimable', 'claimed', 'rejected'])

/**
 * How a promotion stands at a moment: for a member by what the platform says of the offer, for everybody by its start.
 *
 * @param promotion the announcement; its start makes it one that is not open yet
 * @param offer the offer of the same id; undefined while it is not known, or where the platform has none
 * @param now milliseconds since 1970
 * @returns state, since when and why
 * @example promotionStanding(promotion, offers.get('108'), api.clock.now()).state // 'joined'
 */
export function promotionStanding(
  { startDate }: Pick<Promotion, 'startDate'>,
  offer: PromotionOffer | undefined,
  now: number,
): PromotionStanding {
  if (Math.max(startDate ?? 0, offer?.startTime ?? 0) > now) return { state: 'planned', since: null, reason: null }
  if (!offer) return { state: 'open', since: null, reason: null }
  const { status, action, available, statusTime, reason } = offer
  const ordered = action === 'deposit' && status === 'process'
  const state = ordered ? 'ordered' : states[status ?? '']
  if (state) return { state, since: statusTime, reason }
  return { state: available ? 'open' : 'notForMe', since: null, reason }
}

/**
 * Whether a member has a part in a promotion: has joined it, chosen it, applied for it, or has its reward.
 *
 * @returns whether it stands under "Mine"
 * @example isOwn({ state: 'joined', since: null, reason: null }) // true
 */
export const isOwn = ({ state }: PromotionStanding): boolean => own.has(state)
