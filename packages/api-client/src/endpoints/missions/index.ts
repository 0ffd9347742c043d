export { claimMilestone } from './claim-milestone.ts'
export { getMissionLeaderboard } from './get-mission-leaderboard.ts'
export { listMissionMilestones } from './list-mission-milestones.ts'
export { listMissions } from './list-missions.ts'

export type { Milestone } from './list-mission-milestones.ts'
export type { Mission } from './list-missions.ts'
export type { Measure } from './measure.ts'
