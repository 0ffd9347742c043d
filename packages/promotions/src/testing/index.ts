export { answerMissions, answerNoMissions } from './missions.ts'
export { answerNoRebate, answerRebate } from './rebate.ts'
export { answerNoReferral, answerReferral } from './referral.ts'
export { answerNoRewards, answerRewards } from './rewards.ts'
