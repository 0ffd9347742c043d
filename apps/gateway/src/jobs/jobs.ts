import type { Job } from './job.ts'

/** Everything this platform does by the clock. */
export const jobs: readonly Job[] = []
