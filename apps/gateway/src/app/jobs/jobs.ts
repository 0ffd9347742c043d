import { advanceWithdrawals, archiveJob, closeBonuses, expireDeposits, rollUpJob } from '../../money/index.ts'
import {
  countRounds,
  crashJob,
  drawJob,
  pokerTablesJob,
  settleJob,
  settleTickets,
  sportsbookJob,
} from '../../play/index.ts'
import { treeJob } from '../../identity/index.ts'
import { livePlayers } from '../seed/people/live-players.ts'
import { agentDaysCheck, agentDaysJob, salaryJobs } from '../../agents/index.ts'
import {
  cashbackJob,
  missionJob,
  pointJob,
  raffleJob,
  rankJob,
  referralJob,
  dailyRebateJob,
} from '../../rewards/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'

/** Everything this platform does by the clock; the jobs of a queue run in this order. */
export const jobs: readonly Job[] = [
  drawJob,
  settleTickets,
  expireDeposits,
  advanceWithdrawals,
  closeBonuses,
  settleJob,
  crashJob,
  pokerTablesJob,
  sportsbookJob,
  ...salaryJobs,
  pointJob,
  missionJob,
  raffleJob,
  cashbackJob,
  dailyRebateJob,
  rankJob,
  referralJob,
  treeJob,
  rollUpJob,
  agentDaysJob,
  agentDaysCheck,
  countRounds,
  livePlayers,
  archiveJob,
]
