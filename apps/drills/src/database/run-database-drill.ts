import { setTimeout as wait } from 'node:timers/promises'
import type { GatewayProcess } from '@parlour/servers'
import { openWriters, wrongWalletsOf } from '../crash/open-writers.ts'
import { operate } from '../people/operate.ts'
import type { Disturbance, Scene } from './disturbances.ts'
import { watchAnswers } from './watch-answers.ts'

/** What a drill is given. */
export interface DatabaseDrillInput {
  readonly scene: Omit<Scene, 'gateway'>
  /** What happens, in this order. */
  readonly course: readonly Disturbance[]
  readonly writers: number
  /** Starts the gateway on the port it had before. */
  readonly start: () => Promise<GatewayProcess>
  readonly say: (line: string) => void
}

/** What one disturbance cost. */
export interface Outage {
  readonly name: string
  /** Until the first acknowledged transfer after the database was there again, in milliseconds. */
  readonly firstWriteMs: number
  readonly exit: boolean
}

/** What came of a drill. */
export interface DatabaseDrillReport {
  readonly outages: readonly Outage[]
  readonly transfers: number
  /** Transfers that needed more than one call. */
  readonly askedAgain: number
  readonly answers: Readonly<Record<string, number>>
  readonly wrongAnswers: readonly string[]
  /** Wallets whose sum is not that of their transfers, each happened once. */
  readonly wrongWallets: readonly string[]
  readonly ledger: unknown
}

const againMs = 100
const probeMs = 50
const patienceMs = 30_000

/** Takes the database away again and again under writers, and counts afterwards. */
export async function runDatabaseDrill({
  scene,
  course,
  writers: count,
  start,
  say,
}: DatabaseDrillInput): Promise<DatabaseDrillReport> {
  let gateway = await start()
  const { origin } = gateway
  const answers = watchAnswers()
  const writers = await openWriters(gateway, count, answers.fetch)
  const everything = { ...scene, gateway: () => gateway }
  const outages: Outage[] = []
  const work = new AbortController()
  const { signal } = work
  let askedAgain = 0
  let acknowledged = (): void => undefined

  const transfers = Promise.all(
    writers.map((writer) =>
      writer.run({
        more: () => !signal.aborted,
        async again() {
          askedAgain++
          await wait(againMs)
          return true
        },
        acknowledged: () => acknowledged(),
      }),
    ),
  )
  const probes = (async () => {
    for (; !signal.aborted; await wait(probeMs))
      for (const path of ['/', '/wps/system/status']) await answers.fetch(`${origin}${path}`).catch(() => undefined)
  })()
  /** Waits for the next transfer that is acknowledged; one that never comes shows as a wait of `patienceMs`. */
  const nextWrite = (): Promise<void> =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, patienceMs)
      acknowledged = () => {
        clearTimeout(late)
        resolve()
      }
    })

  for (const disturbance of course) {
    await nextWrite()
    await wait(200 + Math.random() * 300)
    await disturbance.run(everything)
    const back = performance.now()
    const exit = !gateway.alive()
    if (exit) {
      say(`the gateway has ended:\n${gateway.told()}`)
      gateway = await start()
    }
    await nextWrite()
    const outage = { name: disturbance.name, firstWriteMs: Math.round(performance.now() - back), exit }
    outages.push(outage)
    say(`${outage.name}: first transfer after ${outage.firstWriteMs} ms${exit ? ', after an exit' : ''}`)
  }
  await nextWrite()
  work.abort()
  await Promise.all([transfers, probes])
  for (const writer of writers) await writer.settle()
  return {
    outages,
    transfers: writers.reduce((sum, { attempts }) => sum + attempts.length, 0),
    askedAgain,
    answers: answers.counts(),
    wrongAnswers: answers.wrong(),
    wrongWallets: await wrongWalletsOf(writers),
    ledger: await operate(gateway, 'ledger'),
  }
}
