import type {
  BonusAmount,
  BonusTerms,
  ClaimRow,
  getLoginPromotion,
  getRebate,
  Id,
  Mission,
  ResponseOf,
} from '@parlour/api-client/endpoints'

interface Waiting {
  /** Tells it apart from all others that wait. */
  readonly key: string
  /** In the language of the request; empty where the screen names it by its kind. */
  readonly title: string
  /** In minor units. */
  readonly amount: BonusAmount
  /** Null where the platform did not say them: it cannot be claimed then (BEY-02). */
  readonly terms: BonusTerms | null
  /** Until when it can be claimed, in milliseconds since 1970; null without an end. */
  readonly expiresAt: number | null
  readonly issuedAt: number | null
}

/** Something that can be claimed now, by the call of its kind. */
export type Claimable =
  | (Waiting & { readonly kind: 'reward'; readonly rewardId: Id; readonly promotionType: string })
  | (Waiting & { readonly kind: 'raffle'; readonly rewardId: Id; readonly promotionType: string })
  | (Waiting & { readonly kind: 'login'; readonly day: number })
  | (Waiting & { readonly kind: 'milestone'; readonly missionId: Id; readonly milestone: number })
  | (Waiting & { readonly kind: 'rebate' })

/** What the platform says of everything that may wait; undefined where it was not asked or did not answer. */
export interface Sources {
  readonly claims?: readonly ClaimRow[] | undefined
  readonly login?: ResponseOf<typeof getLoginPromotion> | undefined
  readonly missions?: readonly Mission[] | undefined
  readonly rebate?: ResponseOf<typeof getRebate> | undefined
}

const ofClaim = ({ rewardId, promotionType, title, amount, terms, expiresAt, issuedAt }: ClaimRow): Claimable => ({
  kind: promotionType === 'RAFFLE' ? 'raffle' : 'reward',
  key: `reward/${rewardId}`,
  rewardId,
  promotionType,
  title,
  amount,
  terms,
  expiresAt,
  issuedAt,
})

/** Tells the reward of one day in a row from that of another. */
export const loginKey = (day: number): string => `login/${day}`

/** Tells what has gathered since one rebate from what gathers after it. */
export const rebateKey = (startTime: number): string => `rebate/${startTime}`

function ofLogin({ day, claimedToday, days, endsAt }: NonNullable<Sources['login']>): Claimable[] {
  const today = days.find((each) => each.day === day)
  if (!today || claimedToday) return []
  const { amount, terms } = today
  return [
    {
      kind: 'login',
      key: loginKey(today.day),
      title: '',
      day: today.day,
      amount,
      terms,
      expiresAt: endsAt,
      issuedAt: null,
    },
  ]
}

const dayMs = 86_400_000

/** Until when a milestone that is reached can be claimed: it outlives its mission; null where the platform does not say. */
const milestoneEnd = ({ endTime, claimDays }: Mission): number | null =>
  endTime === null || claimDays === null ? null : endTime + claimDays * dayMs

const ofMission = (mission: Mission): Claimable[] =>
  mission.claimableMilestones.map(({ milestone, title, amount, terms }) => ({
    kind: 'milestone',
    key: `milestone/${mission.missionId}/${milestone}`,
    missionId: mission.missionId,
    milestone,
    title,
    amount,
    terms,
    expiresAt: milestoneEnd(mission),
    issuedAt: null,
  }))

const ofRebate = ({ claimable, amount, terms, startTime }: NonNullable<Sources['rebate']>): Claimable[] =>
  claimable
    ? [{ kind: 'rebate', key: rebateKey(startTime), title: '', amount, terms, expiresAt: null, issuedAt: null }]
    : []

/**
 * Everything that can be claimed now: rewards, prizes of raffles, the reward of today's login, milestones that are
 * reached, and the rebate. Tickets are left out: a member uses one when it suits.
 *
 * @returns a new list, those that end first on top
 * @example const [most] = claimables({ claims: rows, rebate: gathered })
 */
export const claimables = ({ claims = [], login, missions = [], rebate }: Sources): Claimable[] =>
  byUrgency([
    ...claims.map(ofClaim),
    ...(login ? ofLogin(login) : []),
    ...missions.flatMap(ofMission),
    ...(rebate ? ofRebate(rebate) : []),
  ])

/** No end is far away, and the same for all: infinity minus infinity is no number. */
const endOf = ({ expiresAt }: Waiting): number => expiresAt ?? Number.MAX_SAFE_INTEGER

/**
 * What waits with those that end first on top; those without an end last, the newest of them first.
 *
 * @returns a new list
 * @example const [most] = byUrgency(waiting)
 */
export const byUrgency = (waiting: readonly Claimable[]): Claimable[] =>
  waiting.toSorted((a, b) => endOf(a) - endOf(b) || (b.issuedAt ?? 0) - (a.issuedAt ?? 0))
