import { listWallets } from '@parlour/api-client/endpoints'
import type { GatewayProcess } from '@parlour/servers'
import { openWriters, wrongWalletsOf } from '../crash/open-writers.ts'
import type { Attempted, Writer } from '../crash/writer.ts'
import { operate } from '../people/operate.ts'

/** What a drill is given. */
export interface RestoreInput {
  readonly writers: number
  /** Starts the gateway that is backed up. */
  readonly start: () => Promise<GatewayProcess>
  /** Makes a backup while that gateway works; answers the file. */
  readonly backUp: (gateway: GatewayProcess) => Promise<string>
  /** Restores the file into an empty place and starts a gateway there, on the same port. */
  readonly restore: (file: string) => Promise<GatewayProcess>
  readonly say: (line: string) => void
}

/** What came of it. */
export interface RestoreReport {
  /** Transfers that were acknowledged before the backup began; while it was made; and those that the backup holds. */
  readonly before: number
  readonly during: number
  readonly restored: number
  /** Wallets that hold something else than a beginning of what their member did, with all from before the backup. */
  readonly wrongAfterRestore: readonly string[]
  /**
   * Wallets whose sum is not that of all transfers, each once,
   * after those that were lost were sent again under their keys.
   */
  readonly wrongAfterPlay: readonly string[]
  readonly ledgerAfterRestore: unknown
  readonly ledgerAfterPlay: unknown
  readonly milliseconds: { readonly backup: number; readonly restore: number }
}

const certain = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { attempts }) => sum + attempts.filter((attempt) => attempt.certain).length, 0)
const sumOf = (attempts: readonly Attempted[]): number =>
  attempts.reduce((sum, { type, amount }) => sum + (type === 'IN' ? amount : -amount), 0)

async function walletOf({ member, vendor }: Writer): Promise<number> {
  const { list } = await member.api.call(listWallets, {})
  return list.find((wallet) => wallet.vendor === vendor)?.balance ?? 0
}

/**
 * How many of its attempts a wallet holds: the longest beginning,
 * of at least `least`, that adds up to it; null for none.
 */
function heldOf({ attempts }: Writer, wallet: number, least: number): number | null {
  for (let held = attempts.length; held >= least; held--) if (sumOf(attempts.slice(0, held)) === wallet) return held
  return null
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const began = performance.now()
  const result = await work()
  return { result, milliseconds: Math.round(performance.now() - began) }
}

/**
 * Backs a gateway up in the middle of transfers, kills it, restores into an empty
 * place, and holds every wallet against what its member was notified; then sends all
 * again under the same keys, as clients without an answer do, and moves money on.
 */
export async function runRestoreDrill({
  writers: count,
  start,
  backUp,
  restore,
  say,
}: RestoreInput): Promise<RestoreReport> {
  const first = await start()
  const writers = await openWriters(first, count)
  const state: { ended: unknown } = { ended: null }
  // A writer stops at the first call without an answer: before the kill there should be none.
  const work = Promise.all(writers.map((writer) => writer.run())).then(
    () => void (state.ended ??= 'a call got no answer'),
    (error: unknown) => void (state.ended = error),
  )
  while (state.ended === null && certain(writers) < 5 * count) await new Promise((resolve) => setImmediate(resolve))
  if (state.ended !== null)
    throw new Error(`the writers ended after ${certain(writers)} transfers`, { cause: state.ended })
  const least = writers.map(({ attempts }) => attempts.filter((attempt) => attempt.certain).length)
  const before = certain(writers)
  const backup = await timed(() => backUp(first))
  const during = certain(writers) - before
  await first.kill()
  await work
  say(`${before} transfers before the backup, ${during} while it was made (${backup.milliseconds} ms)`)

  const restoring = await timed(() => restore(backup.result))
  const second = restoring.result
  const ledgerAfterRestore = await operate(second, 'ledger')
  const held = await Promise.all(
    writers.map(async (writer, at) => heldOf(writer, await walletOf(writer), least[at] ?? 0)),
  )
  const restored = held.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  say(`${restored} transfers restored (${restoring.milliseconds} ms)`)

  for (const writer of writers) {
    writer.attempts.forEach((attempt) => (attempt.certain = false))
    await writer.settle()
  }
  const wrongAfterPlay = await wrongWalletsOf(writers)
  const ledgerAfterPlay = await operate(second, 'ledger')
  await second.stop()
  return {
    before,
    during,
    restored,
    ledgerAfterRestore,
    ledgerAfterPlay,
    wrongAfterPlay,
    wrongAfterRestore: writers.flatMap(({ member }, at) => (held[at] === null ? [member.username] : [])),
    milliseconds: { backup: backup.milliseconds, restore: restoring.milliseconds },
  }
}
