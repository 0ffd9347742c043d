import type { Gateway } from '../gateway.ts'
import { backOff } from './back-off.ts'
import type { Job, JobQueue } from './job.ts'
import { jobs as all } from './jobs.ts'
import { runDueJobs } from './run-due-jobs.ts'

const tickMs = 5_000
const queues: readonly JobQueue[] = ['play', 'money', 'settlement']

/** The jobs of a queue, in their order. */
export const jobsOf = (jobs: readonly Job[], queue: JobQueue): Job[] => jobs.filter((job) => (job.queue ?? 'play') === queue)

/**
 * Looks for due jobs now and then every five seconds, in each queue one look at a time; answers how to stop it. A queue that is
 * still busy does not keep the others from looking.
 */
export async function startJobs(gateway: Gateway, jobs: readonly Job[] = all): Promise<() => Promise<void>> {
  const running = new Map<JobQueue, Promise<void>>()
  const failures = backOff()
  const look = (): void => {
    for (const queue of queues) {
      if (running.has(queue)) continue
      running.set(queue, runDueJobs(gateway, jobsOf(jobs, queue), gateway.clock.now(), failures).finally(() => void running.delete(queue)))
    }
  }
  look()
  const timer = setInterval(look, tickMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.all(running.values())
  }
}
