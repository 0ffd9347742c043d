export { getRankProgress } from './get-rank-progress.ts'

export type { RankRow } from './get-rank-progress.ts'
