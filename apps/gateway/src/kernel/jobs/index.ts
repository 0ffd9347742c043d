export { backOff } from './back-off.ts'
export { isDone } from './is-done.ts'
export { NotYet, duePeriods } from './job.ts'
export {
  dayMs,
  dayText,
  marketTimeZone,
  monthText,
  startOfDay,
  startOfMonth,
  startOfWeek,
  wholeDays,
} from './market-calendar.ts'
export { keepOlderOut } from './keep-older-out.ts'
export { memberBatch, memberCursor } from './member-batch.ts'
export { membersAfter } from './members-after.ts'
export { runDueJobs } from './run-due-jobs.ts'

export type { BatchStep, Job, JobQueue, Period, PeriodOf } from './job.ts'
export type { MemberBatch } from './member-batch.ts'
