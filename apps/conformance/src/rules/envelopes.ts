import { ok } from 'node:assert/strict'
import { toWireAmounts } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { expectRefusal } from '../platform/expect.ts'
import type { World } from '../platform/world.ts'
import type { Rule, Subject } from './rule.ts'

const members = async (world: World, { endpoint, good }: Subject): Promise<unknown> =>
  toWireAmounts(endpoint, v.parse(endpoint.request, await good.input(world)))

const flip =
  (at: number) =>
  (value: string): string => {
    const bytes = Buffer.from(value, 'base64')
    bytes[at < 0 ? bytes.length + at : at] = (bytes[at < 0 ? bytes.length + at : at] ?? 0) ^ 1
    return bytes.toString('base64')
  }

const spoiled: Rule = {
  title: 'a payload that is plain, altered, cut or sealed for another path is refused, always in the same words',
  applies: ({ endpoint }) => endpoint.encrypted,
  async run(world, subject) {
    const { endpoint, good } = subject
    const token = await world.tokenOf(good.as)
    const body = await members(world, subject)
    const ways = [
      { plain: true },
      { spoil: flip(0) },
      { spoil: flip(40) },
      { spoil: flip(-1) },
      { spoil: (value: string) => value.slice(0, 40) },
      { spoil: () => '' },
      { sealedFor: '/wps/somewhere/else' },
    ]
    const words = new Set<string>()
    for (const way of ways) {
      const answer = await world.wire.askLoosely(endpoint, body, { token, ...way })
      expectRefusal(answer, 'payload.invalid', 400)
      words.add(`${answer.message}`)
    }
    ok(words.size === 1, `${words.size} different sentences`)
  },
}

/** Rules about encrypted calls. */
export const envelopeRules: readonly Rule[] = [spoiled]
