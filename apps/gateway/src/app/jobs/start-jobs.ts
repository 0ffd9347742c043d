import type { Gateway } from '../../kernel/config/index.ts'
import { backOff, runDueJobs } from '../../kernel/jobs/index.ts'
import type { Job, JobQueue } from '../../kernel/jobs/index.ts'
import { jobs as all } from './jobs.ts'

const tickMs = 5_000
const queues: readonly JobQueue[] = ['play', 'bets', 'money', 'settlement', 'archive']
/** The archive has batches to do for hours when it moves a month; the gateway is no less ready meanwhile. */
const counted = queues.filter((queue) => queue !== 'archive')

/** The jobs of a queue, in their order. */
export const jobsOf = (jobs: readonly Job[], queue: JobQueue): Job[] =>
  jobs.filter((job) => (job.queue ?? 'play') === queue)

/**
 * Looks for due jobs now and then every five seconds, in each queue one look at a time. A queue that is still busy does
 * not keep the others from looking. Tells `looked` when every queue but the archive has come to the end of a look since
 * the last call; answers how to stop: what is begun of a period or batch is done, no other is begun.
 */
export async function startJobs(
  gateway: Gateway,
  looked: () => void = () => undefined,
  jobs: readonly Job[] = all,
): Promise<() => Promise<void>> {
  const running = new Map<JobQueue, Promise<void>>()
  const through = new Set<JobQueue>()
  const failures = backOff()
  let isStopped = false
  const stopped = (): boolean => isStopped
  const ended = (queue: JobQueue): void => {
    running.delete(queue)
    through.add(queue)
    if (!counted.every((each) => through.has(each))) return
    through.clear()
    looked()
  }
  const look = (): void => {
    for (const queue of queues) {
      if (running.has(queue)) continue
      const work = runDueJobs(gateway, jobsOf(jobs, queue), gateway.clock.now(), { failures, stopped })
      running.set(
        queue,
        work.finally(() => ended(queue)),
      )
    }
  }
  look()
  const timer = setInterval(look, tickMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await Promise.all(running.values())
  }
}
