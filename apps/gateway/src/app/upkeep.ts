import type { Gateway } from '../kernel/config/index.ts'
import { errorFacts } from '../kernel/observe/index.ts'
import { deleteOld } from '../kernel/retention/index.ts'

const hourMs = 3_600_000
const fiveMinutesMs = 300_000

/** Does `work` again and again, one at a time, without keeping the process alive; answers how to stop it. */
function repeat(
  gateway: Gateway,
  name: string,
  every: number,
  work: () => Promise<void>,
): { now: () => void; stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  const now = (): void => {
    running ??= work()
      .catch((error: unknown) => gateway.log.error({ work: name, ...errorFacts(error) }, 'upkeep failed'))
      .finally(() => (running = null))
  }
  const timer = setInterval(now, every)
  timer.unref()
  return {
    now,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Begins what is due now and then: every hour a new key when the current one is old, every five minutes the deletion of
 * what is older than its rule keeps. Answers how to stop it: a deletion stops after its batch.
 */
export async function startUpkeep(gateway: Gateway): Promise<() => Promise<void>> {
  const { keyring, clock } = gateway
  let stopped = false
  await keyring.rotateWhenOld(clock.now())
  const keys = repeat(gateway, 'keys', hourMs, () => keyring.rotateWhenOld(clock.now()))
  const retention = repeat(gateway, 'retention', fiveMinutesMs, () => deleteOld(gateway, clock.now(), () => stopped))
  retention.now()
  return async () => {
    stopped = true
    await Promise.all([keys.stop(), retention.stop()])
  }
}
