import { randomInt, randomUUID } from 'node:crypto'
import { isRefused } from '@parlour/api-client'
import { transferWallet } from '@parlour/api-client/endpoints'
import type { Member } from '../people/open-member.ts'

/** A transfer that a writer has asked for; `certain` once the gateway has said that it is done. */
export interface Attempted {
  readonly key: string
  readonly amount: number
  readonly type: 'IN' | 'OUT'
  certain: boolean
}

/** Somebody who moves money to and fro until the gateway is gone. */
export interface Writer {
  readonly member: Member
  readonly attempts: Attempted[]
  run(): Promise<void>
  /** Asks again for everything that got no answer, with the same keys, twice each. Answers how many there were. */
  settle(): Promise<number>
  /** What the wallet of the studio holds if every attempt happened exactly once, in minor units. */
  expected(): number
}

/** Makes a writer over one member and one studio's wallet. */
export function createWriter(member: Member, vendor: string): Writer {
  const attempts: Attempted[] = []
  const inside = (): number => attempts.reduce((sum, { type, amount }) => sum + (type === 'IN' ? amount : -amount), 0)
  const send = ({ key, amount, type }: Attempted) =>
    member.api.call(transferWallet, { type, vendor, amount }, { idempotencyKey: key })

  return {
    member,
    attempts,
    expected: inside,
    async run() {
      for (;;) {
        const amount = randomInt(1, 500)
        const type = inside() >= amount && randomInt(2) === 0 ? 'OUT' : 'IN'
        const attempt: Attempted = { key: randomUUID(), amount, type, certain: false }
        attempts.push(attempt)
        try {
          await send(attempt)
          attempt.certain = true
        } catch (error) {
          // A refusal had no effect; anything else may have had one, and is settled after the restart.
          if (isRefused(error) && error.status < 500) attempts.pop()
          else return
        }
      }
    },
    async settle() {
      const open = attempts.filter(({ certain }) => !certain)
      for (const attempt of open) {
        const [first, second] = [await send(attempt), await send(attempt)]
        if (first.transferId !== second.transferId) throw new Error(`one key made two transfers: ${first.transferId}, ${second.transferId}`)
        attempt.certain = true
      }
      return open.length
    },
  }
}
