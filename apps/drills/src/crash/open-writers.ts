import type { FetchPort } from '@parlour/api-client'
import { listWallets } from '@parlour/api-client/endpoints'
import { openMember, type Member } from '../people/open-member.ts'
import type { Operated } from '../people/operate.ts'
import { payIn } from '../people/pay-in.ts'
import { createWriter, type Writer } from './writer.ts'

/**
 * Registers that many members with 1,000.00 of their own and makes a writer
 * of each; all move money to and from the wallet of the same provider.
 */
export async function openWriters(gateway: Operated, count: number, fetch?: FetchPort): Promise<Writer[]> {
  const members: Member[] = []
  // One after the other: a gateway makes two passwords at a time,
  // and a busy machine would let the others wait for too long.
  while (members.length < count) members.push(await openMember(gateway.origin, fetch))
  for (const member of members) await payIn(gateway, member, 100_000)
  const { list } = await (members[0] as Member).api.call(listWallets, {})
  const vendor = list.find((wallet) => wallet.vendor !== null)?.vendor ?? ''
  return members.map((member) => createWriter(member, vendor))
}

/** The wallets whose sum is not that of their writer's transfers, each happened once. */
export async function wrongWalletsOf(writers: readonly Writer[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { member, vendor, expected } of writers) {
    const { list } = await member.api.call(listWallets, {})
    const held = list.find((wallet) => wallet.vendor === vendor)?.balance ?? 0
    if (held !== expected()) wrong.push(`${member.username}: ${held} instead of ${expected()}`)
  }
  return wrong
}
