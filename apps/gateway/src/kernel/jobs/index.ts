export { backOff } from './back-off.ts'
export { inDrafts } from './in-drafts.ts'
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
export { memberBatch, memberCursor } from './member-batch.ts'
export { runDueJobs } from './run-due-jobs.ts'

export type { DraftStep } from './in-drafts.ts'
export type { BatchStep, Job, JobQueue, Period } from './job.ts'
export type { MemberBatch } from './member-batch.ts'
