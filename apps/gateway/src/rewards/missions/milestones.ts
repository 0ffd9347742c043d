import { and, eq, like } from 'drizzle-orm'
import { claims } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { NewClaim } from '../promotions/claims.ts'
import type { Mission } from './find-mission.ts'
import { missionTerms } from './mission-rules.ts'
import { milestoneTitle } from './mission-messages.ts'

/** The type of the rewards that missions give. */
export const missionType = 'MISSION'

const referenceOf = (missionId: number, milestone: number): string => `mission/${missionId}/milestone/${milestone}`

/** The reward of a milestone, counted from 1; null when the mission has none there. */
export function milestoneClaim(mission: Mission, milestone: number, memberId: number, at: number): NewClaim | null {
  const rule = mission.rule.milestones[milestone - 1]
  if (!rule) return null
  return {
    memberId,
    at,
    type: missionType,
    reference: referenceOf(mission.id, milestone),
    title: milestoneTitle(mission.rule, milestone),
    amount: rule.amount,
    terms: missionTerms,
  }
}

/** The milestones of a mission, counted from 1, whose reward a member has, with whether it was claimed. */
export async function milestonesTaken(
  db: Database,
  missionId: number,
  memberId: number,
): Promise<Map<number, boolean>> {
  const rows = await db
    .select({ reference: claims.reference, status: claims.status })
    .from(claims)
    .where(
      and(
        eq(claims.memberId, memberId),
        eq(claims.type, missionType),
        like(claims.reference, `mission/${missionId}/milestone/%`),
      ),
    )
  return new Map(rows.map(({ reference, status }) => [Number(reference.split('/').at(-1)), status === 'claimed']))
}

/** How a milestone stands. */
export function milestoneStatus(
  mission: Mission,
  taken: boolean | undefined,
  reached: boolean,
): 'open' | 'claim' | 'claimed' | 'issued' | 'close' {
  if (taken !== undefined) return taken ? 'claimed' : 'issued'
  if (mission.closedAt !== null) return 'close'
  return reached ? 'claim' : 'open'
}
