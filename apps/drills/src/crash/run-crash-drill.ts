import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GatewayProcess } from '@parlour/servers'
import { operate } from '../people/operate.ts'
import { openWriters, wrongWalletsOf } from './open-writers.ts'
import type { Writer } from './writer.ts'

/** What a drill is given. */
export interface CrashInput {
  readonly rounds: number
  readonly writers: number
  /** Starts the gateway on the data it had before. */
  readonly start: () => Promise<GatewayProcess>
  readonly say: (line: string) => void
}

/** What came of it. */
export interface CrashReport {
  readonly rounds: number
  readonly acknowledged: number
  readonly unsure: number
  /** Wallets whose sum is not that of their transfers, each happened once. */
  readonly wrongWallets: readonly string[]
  /** What the gateway says of its ledger. */
  readonly ledger: unknown
}

/** How many transfers the gateway has said are done. */
const doneOf = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { attempts }) => sum + attempts.filter(({ certain }) => certain).length, 0)

/** Kills the gateway in the middle of transfers, round after round, and counts afterwards. */
export async function runCrashDrill({ rounds, writers: count, start, say }: CrashInput): Promise<CrashReport> {
  let gateway = await start()
  const writers = await openWriters(gateway, count)
  let unsure = 0

  for (let round = 1; round <= rounds; round++) {
    const before = doneOf(writers)
    const work = Promise.all(writers.map((writer) => writer.run()))
    // However slow the machine: what is killed is a gateway that has done something.
    while (doneOf(writers) === before) await wait(20)
    await wait(randomInt(400, 1_500))
    await gateway.kill()
    await work
    gateway = await start()
    for (const writer of writers) unsure += await writer.settle()
    say(
      `round ${round}: ${writers.reduce((sum, { attempts }) => sum + attempts.length, 0)} transfers so far, ${unsure} had no answer`,
    )
  }
  const acknowledged = writers.reduce((sum, { attempts }) => sum + attempts.length, 0) - unsure
  const report = {
    rounds,
    acknowledged,
    unsure,
    wrongWallets: await wrongWalletsOf(writers),
    ledger: await operate(gateway, 'ledger'),
  }
  await gateway.stop()
  return report
}
