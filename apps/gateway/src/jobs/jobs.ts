import { archiveJob } from '../archive/archive-job.ts'
import { closeBonuses } from '../bonus/close-bonuses.ts'
import { expireDeposits } from '../deposit/expire-deposits.ts'
import { countRounds } from '../games/count-rounds.ts'
import { drawJob } from '../lottery/draw-job.ts'
import { livePlayers } from '../play/cabinet/live-players.ts'
import { couponJob } from '../play/coupon/coupon-job.ts'
import { crashJob } from '../play/crash/crash-job.ts'
import { settleTickets } from '../play/numbers/settle-tickets.ts'
import { roomsJob } from '../play/rooms/rooms-job.ts'
import { settleJob } from '../play/settle-job.ts'
import { followWithdrawals } from '../withdraw/follow-withdrawals.ts'
import { salaryJobs } from '../salaries/jobs.ts'
import { missionJob } from '../missions/close-missions.ts'
import { pointJob } from '../points/point-job.ts'
import { cashbackJob } from '../promotions/cashback-job.ts'
import { raffleJob } from '../promotions/raffle-job.ts'
import { slotsRebateJob } from '../promotions/slots-rebate-job.ts'
import { rankJob } from '../rank/rank-job.ts'
import { referralJob } from '../referral/referral-job.ts'
import type { Job } from './job.ts'

/** Everything this platform does by the clock; the jobs of a queue run in this order. */
export const jobs: readonly Job[] = [
  drawJob,
  settleTickets,
  expireDeposits,
  followWithdrawals,
  closeBonuses,
  settleJob,
  crashJob,
  roomsJob,
  couponJob,
  ...salaryJobs,
  pointJob,
  missionJob,
  raffleJob,
  cashbackJob,
  slotsRebateJob,
  rankJob,
  referralJob,
  countRounds,
  livePlayers,
  archiveJob,
]
