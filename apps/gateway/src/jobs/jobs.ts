import { closeBonuses } from '../bonus/close-bonuses.ts'
import { expireDeposits } from '../deposit/expire-deposits.ts'
import { drawJob } from '../lottery/draw-job.ts'
import { livePlayers } from '../simulator/live-players.ts'
import { settleJob } from '../simulator/settle-job.ts'
import { followWithdrawals } from '../withdraw/follow-withdrawals.ts'
import { salaryJobs } from '../salaries/jobs.ts'
import type { Job } from './job.ts'

/** Everything this platform does by the clock. */
export const jobs: readonly Job[] = [
  expireDeposits,
  followWithdrawals,
  closeBonuses,
  settleJob,
  drawJob,
  livePlayers,
  ...salaryJobs,
]
