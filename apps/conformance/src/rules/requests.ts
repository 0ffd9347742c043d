import { ok } from 'node:assert/strict'
import { toWireAmounts } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { refusedAsAllowed } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import { hasBody, type Rule, type Subject } from './rule.ts'

const plainBody = (subject: Subject): boolean =>
  hasBody(subject) &&
  !subject.endpoint.encrypted &&
  subject.endpoint.encoding === 'json' &&
  subject.endpoint.method !== 'DELETE'

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const brokenBodies: Rule = {
  title: 'a body that is empty, no JSON, too deep, too wide or poisoned is refused',
  applies: plainBody,
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf(good.as)
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`k${at}`, 1])))
    if (!v.safeParse(endpoint.request, {}).success)
      expectRefusal(await world.wire.askLoosely(endpoint, null, { token, raw: '' }), 'request_body_required', 400)
    for (const raw of ['{', '[1', 'nul', '"', '{"a":01}', nested(40), wide, '{"__proto__":{"a":1}}', '\u0000'])
      expectRefusal(await world.wire.askLoosely(endpoint, null, { token, raw }), 'request_param_err', 400)
  },
}

const largeBody: Rule = {
  title: 'a body above the limit of its record is refused by 413',
  applies: (subject) => hasBody(subject) && subject.endpoint.maxBytes <= 64 * 1024,
  async run(world, { endpoint, good }) {
    const raw = JSON.stringify({ value: 'x'.repeat(endpoint.maxBytes + 1) })
    expectRefusal(
      await world.wire.askLoosely(endpoint, null, { token: await world.tokenOf(good.as), raw }),
      'request.too.large',
      413,
    )
  },
}

/** The good input with one member changed, as it stands on the wire. */
const changed = (wire: unknown, name: string, value: unknown): Record<string, unknown> => {
  const members = { ...(wire as Record<string, unknown>) }
  if (value === undefined) delete members[name]
  else members[name] = value
  return members
}

const wrongMembers: Rule = {
  title: 'a member that is missing or of a wrong type is named in the refusal',
  applies: ({ endpoint, good }) => !good.inScenarioOnly && !good.sharesPath && 'entries' in endpoint.request,
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf(good.as)
    const wire = toWireAmounts(endpoint, v.parse(endpoint.request, await good.input(world)))
    const { entries } = endpoint.request as unknown as { entries: Record<string, v.GenericSchema> }
    for (const [name, schema] of Object.entries(entries)) {
      for (const value of [undefined, { nested: true }] as const) {
        const fitting = endpoint.encoding === 'json' ? value : typeof value === 'object' ? JSON.stringify(value) : value
        if (v.safeParse(schema, fitting).success) continue
        const answer = await world.wire.askLoosely(endpoint, changed(wire, name, value), { token })
        expectRefusal(answer, 'request_param_err', 400)
        ok(JSON.stringify(answer.value).includes(`"${name}`), `${name} is not named in ${JSON.stringify(answer.value)}`)
      }
    }
  },
}

const withNul = 'a\u0000b'
const beyond = [1e300, -1e300, 2 ** 53, '1e300']

const beyondBounds: Rule = {
  title: 'numbers beyond all bounds and texts with NUL are refused, never a 500',
  applies: ({ endpoint, good }) => !good.inScenarioOnly && 'entries' in endpoint.request,
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf(good.as)
    const wire = toWireAmounts(endpoint, v.parse(endpoint.request, await good.input(world)))
    const { entries } = endpoint.request as unknown as { entries: Record<string, v.GenericSchema> }
    for (const [name, schema] of Object.entries(entries)) {
      for (const value of v.safeParse(schema, 1).success ? [withNul, ...beyond] : [withNul]) {
        const answer = await world.wire.askLoosely(endpoint, changed(wire, name, value), { token })
        ok(
          answer.status < 500 && !(value === withNul && answer.success),
          `${name} = ${JSON.stringify(value)}: ${answer.status} ${answer.code}`,
        )
      }
    }
  },
}

const strangers: Rule = {
  title: 'members that nobody asked for are passed over',
  applies: ({ endpoint, good }) => !good.inScenarioOnly && endpoint.method === 'GET' && !endpoint.idempotent,
  async run(world, { endpoint, good }) {
    const wire = v.parse(endpoint.request, await good.input(world))
    const answer = await world.wire.askLoosely(
      endpoint,
      { ...(wire as object), zzz: '1', _: '2' },
      { token: await world.tokenOf(good.as) },
    )
    ok(answer.success || good.orRefused?.includes(answer.code ?? ''), `${answer.status} ${answer.code}`)
    return answer.success ? undefined : refusedAsAllowed
  },
}

const withoutModule: Rule = {
  title: 'the header ModuleId may be left out',
  applies: ({ endpoint, good }) => !good.inScenarioOnly && Boolean(endpoint.moduleId),
  async run(world, { endpoint, good }) {
    const { success, code, status } = await world.wire.ask(endpoint, await good.input(world), {
      token: await world.tokenOf(good.as),
      withoutModule: true,
    })
    ok(success || good.orRefused?.includes(code ?? ''), `${status} ${code}`)
    return success ? undefined : refusedAsAllowed
  },
}

/** Rules about what is asked. */
export const requestRules: readonly Rule[] = [
  brokenBodies,
  largeBody,
  wrongMembers,
  beyondBounds,
  strangers,
  withoutModule,
]
