import { forgetOldAnswers } from '../ledger/once.ts'
import { forgetOldSecrets } from '../session/forget-old-secrets.ts'
import type { Gateway } from '../gateway.ts'

const hourMs = 3_600_000

/** What is due now and then: a new key when the current one is old, and what nobody will ask for again. */
export async function upkeep({ db, keyring }: Pick<Gateway, 'db' | 'keyring'>, now: number): Promise<void> {
  await keyring.rotateWhenOld(now)
  await forgetOldAnswers(db, now)
  await forgetOldSecrets(db, now)
}

/** Does the upkeep now and then every hour, without keeping the process alive; answers how to stop it. */
export async function startUpkeep(gateway: Gateway): Promise<() => Promise<void>> {
  await upkeep(gateway, gateway.clock.now())
  let running: Promise<void> = Promise.resolve()
  const again = (): void => {
    running = upkeep(gateway, gateway.clock.now()).catch((error: unknown) => gateway.log.error({ error: String(error) }, 'upkeep failed'))
  }
  const timer = setInterval(again, hourMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
