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

/** What a writer does about calls that did not end well. */
export interface Patience {
  /** Whether it begins another transfer. */
  more(): boolean
  /** Whether it asks again for the transfer whose call ended in `error`; it waits here as long as it wants to. */
  again(error: unknown): Promise<boolean>
  /** Called for each transfer that the gateway has said is done. */
  acknowledged?(): void
}

/** Somebody who moves money to and fro. */
export interface Writer {
  readonly member: Member
  /** The provider whose wallet it uses. */
  readonly vendor: string
  readonly attempts: Attempted[]
  /**
   * Makes transfers until one got no answer that settles it, or for as long as `patience` says.
   * @throws when a hundred are refused in a row: then the drill ends, and says why
   */
  run(patience?: Patience): Promise<void>
  /** Asks again for everything that got no answer, with the same keys, twice each. Answers how many there were. */
  settle(): Promise<number>
  /** What the wallet of the provider holds if every attempt happened exactly once, in minor units. */
  expected(): number
}

/** A writer that has nothing to move would ask for ever. */
const mostRefusals = 100

const untilTheFirstFault: Patience = { more: () => true, again: async () => false }

/** A refusal had no effect; anything else may have had one, also the answer that the same call is still at work. */
const hadNoEffect = (error: unknown): boolean =>
  isRefused(error) && error.status < 500 && error.code !== 'idempotency.running'

/** Makes a writer over one member and one provider's wallet. */
export function createWriter(member: Member, vendor: string): Writer {
  const attempts: Attempted[] = []
  const inside = (): number => attempts.reduce((sum, { type, amount }) => sum + (type === 'IN' ? amount : -amount), 0)
  const send = ({ key, amount, type }: Attempted) =>
    member.api.call(transferWallet, { type, vendor, amount }, { idempotencyKey: key })

  return {
    member,
    vendor,
    attempts,
    expected: inside,
    async run({ more, again, acknowledged } = untilTheFirstFault) {
      let refusals = 0
      while (more()) {
        const amount = randomInt(1, 500)
        const type = inside() >= amount && randomInt(2) === 0 ? 'OUT' : 'IN'
        const attempt: Attempted = { key: randomUUID(), amount, type, certain: false }
        attempts.push(attempt)
        while (!attempt.certain) {
          try {
            await send(attempt)
            attempt.certain = true
            refusals = 0
            acknowledged?.()
          } catch (error) {
            if (hadNoEffect(error)) {
              attempts.pop()
              refusals += 1
              if (refusals === mostRefusals) throw new Error(`${member.username} can move nothing`, { cause: error })
              break
            }
            if (!(await again(error))) return
          }
        }
      }
    },
    async settle() {
      const open = attempts.filter(({ certain }) => !certain)
      for (const attempt of open) {
        const [first, second] = [await send(attempt), await send(attempt)]
        if (first.transferId !== second.transferId)
          throw new Error(`one key made two transfers: ${first.transferId}, ${second.transferId}`)
        attempt.certain = true
      }
      return open.length
    },
  }
}
