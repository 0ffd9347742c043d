import type { Gateway } from '../gateway.ts'
import { jobs } from './jobs.ts'
import { runDueJobs } from './run-due-jobs.ts'

const tickMs = 5_000

/** Looks for due jobs now and then every five seconds, one look at a time, and tells `looked` when it is through; answers how to stop it after the period at hand. */
export async function startJobs(gateway: Gateway, looked: () => void = () => undefined): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null
  let stopped = false
  const look = (): void => {
    running ??= runDueJobs(gateway, jobs, gateway.clock.now(), () => stopped).finally(() => {
      running = null
      looked()
    })
  }
  look()
  const timer = setInterval(look, tickMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
