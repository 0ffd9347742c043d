import { drawJob } from '../lottery/draw-job.ts'
import { livePlayers } from '../simulator/live-players.ts'
import { settleJob } from '../simulator/settle-job.ts'
import type { Job } from './job.ts'

/** Everything this platform does by the clock. */
export const jobs: readonly Job[] = [
  settleJob,
  drawJob,
  livePlayers,
]
