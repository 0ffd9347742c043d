import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listWallets } from '@parlour/api-client/endpoints'
import type { GatewayProcess } from '@parlour/servers'
import { openMember } from '../people/open-member.ts'
import { operate } from '../people/operate.ts'
import { payIn } from '../people/pay-in.ts'
import { createWriter, type Writer } from './writer.ts'

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

async function wrongWalletsOf(writers: readonly Writer[], vendor: string): Promise<string[]> {
  const wrong: string[] = []
  for (const { member, expected } of writers) {
    const { list } = await member.api.call(listWallets, {})
    const held = list.find((wallet) => wallet.vendor === vendor)?.balance ?? 0
    if (held !== expected()) wrong.push(`${member.username}: ${held} instead of ${expected()}`)
  }
  return wrong
}

/** Kills the gateway in the middle of transfers, round after round, and counts afterwards. */
export async function runCrashDrill({ rounds, writers: count, start, say }: CrashInput): Promise<CrashReport> {
  let gateway = await start()
  const members = await Promise.all(Array.from({ length: count }, () => openMember(gateway.origin)))
  for (const member of members) await payIn(gateway, member, 100_000)
  const { list } = await (members[0] as (typeof members)[number]).api.call(listWallets, {})
  const vendor = list.find((wallet) => wallet.vendor !== null)?.vendor ?? ''
  const writers = members.map((member) => createWriter(member, vendor))
  let unsure = 0

  for (let round = 1; round <= rounds; round++) {
    const work = Promise.all(writers.map((writer) => writer.run()))
    await wait(randomInt(400, 1_500))
    await gateway.kill()
    await work
    gateway = await start()
    for (const writer of writers) unsure += await writer.settle()
    say(`round ${round}: ${writers.reduce((sum, { attempts }) => sum + attempts.length, 0)} transfers so far, ${unsure} had no answer`)
  }
  const acknowledged = writers.reduce((sum, { attempts }) => sum + attempts.length, 0) - unsure
  const report = { rounds, acknowledged, unsure, wrongWallets: await wrongWalletsOf(writers, vendor), ledger: await operate(gateway, 'ledger') }
  await gateway.stop()
  return report
}
