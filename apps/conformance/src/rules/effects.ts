import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { toWireAmounts } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { refusedAsAllowed } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import type { Rule } from './rule.ts'

const withoutKey: Rule = {
  title: 'without an idempotency key it is refused',
  applies: ({ endpoint }) => endpoint.idempotent,
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf(good.as)
    expectRefusal(await world.wire.askLoosely(endpoint, {}, { token, key: null }), 'idempotency.key.missing', 400)
    expectRefusal(await world.wire.askLoosely(endpoint, {}, { token, key: 'a b' }), 'idempotency.key.missing', 400)
  },
}

const sameKey: Rule = {
  title: 'the same key gets the same answer, and another body under it is refused',
  applies: ({ endpoint, good }) => endpoint.idempotent && !good.inScenarioOnly,
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf(good.as)
    const key = randomUUID()
    const input = await good.input(world)
    const first = await world.wire.ask(endpoint, input, { token, key })
    const again = await world.wire.ask(endpoint, input, { token, key })
    if (!first.success) {
      ok(good.orRefused?.includes(first.code ?? ''), `${first.status} ${first.code} ${first.message}`)
      equal(again.success, false)
      return refusedAsAllowed
    }
    deepEqual(again.value, first.value)
    equal(again.headers.get('idempotent-replayed'), 'true')
    if (!good.other) return undefined
    const other = toWireAmounts(endpoint, v.parse(endpoint.request, { ...(input as object), ...good.other() }))
    expectRefusal(await world.wire.askLoosely(endpoint, other, { token, key }), 'idempotency.key.reused', 422)
    return undefined
  },
}

const keyOfAnother: Rule = {
  title: "another member's key is not the own one: nothing is replayed, nothing counts as used",
  applies: ({ endpoint, good }) => endpoint.idempotent && endpoint.token === 'required' && !good.inScenarioOnly,
  async run(world, { endpoint, good }) {
    const key = randomUUID()
    const input = await good.input(world)
    await world.wire.ask(endpoint, input, { token: await world.tokenOf(good.as), key })
    const theirs = await world.wire.ask(endpoint, input, { token: (await world.other()).token, key })
    equal(theirs.headers.get('idempotent-replayed'), null)
    notEqual(theirs.code, 'idempotency.key.reused')
  },
}

/** Rules about calls that must happen once. */
export const effectRules: readonly Rule[] = [withoutKey, sameKey, keyOfAnother]
