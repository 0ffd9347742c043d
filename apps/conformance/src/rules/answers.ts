import { deepEqual, equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { refusedAsAllowed } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import type { Answer } from '../platform/wire.ts'
import type { Rule } from './rule.ts'

/** The named refusals that a good input may meet, or none. */
const fits = (answer: Answer, orRefused: readonly string[] = []): boolean => {
  if (!answer.success && orRefused.includes(answer.code ?? '')) return false
  ok(answer.success, `expected an answer, got ${answer.status} ${answer.code ?? answer.text.slice(0, 120)} ${answer.message ?? ''}`)
  return true
}

/** How many items all lists of a value have together. */
const items = (value: unknown): number => {
  if (Array.isArray(value)) return value.length + value.reduce((sum: number, item) => sum + items(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, member) => sum + items(member), 0)
}

const goodAnswer: Rule = {
  title: 'a good request gets an answer that fits its record, with no item dropped',
  applies: ({ good }) => !good.inScenarioOnly,
  async run(world, { endpoint, good }) {
    const answer = await world.wire.ask(endpoint, await good.input(world), { token: await world.tokenOf(good.as) })
    if (!fits(answer, good.orRefused)) return refusedAsAllowed
    const result = v.safeParse(endpoint.response, answer.value)
    ok(result.success, result.issues?.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('; ') ?? '')
    if (endpoint.envelope !== 'bare') ok(items(result.output) >= items(answer.value) || endpoint.name === 'getCountries', 'items of a list do not fit')
    return undefined
  },
}

const headers: Rule = {
  title: 'an answer is JSON, private, uncached, dated, and carries the id it was asked with',
  applies: () => true,
  async run(world, { endpoint }) {
    const requestId = 'conformance-0123456789'
    const { headers: got } = await world.wire.askLoosely(endpoint, {}, { requestId })
    if (endpoint.envelope !== 'text') match(got.get('content-type') ?? '', /^application\/json; ?charset=utf-8$/i)
    equal(got.get('cache-control'), 'no-store')
    equal(got.get('x-content-type-options'), 'nosniff')
    equal(got.get('x-request-id'), requestId)
    match(got.get('content-security-policy') ?? '', /default-src 'none'/)
    equal(got.get('referrer-policy'), 'no-referrer')
    equal(got.get('server'), null)
    equal(got.get('x-powered-by'), null)
    ok(!Number.isNaN(Date.parse(got.get('date') ?? '')))
  },
}

const otherNames: Rule = {
  title: 'the other names of the call reach the same',
  applies: ({ endpoint }) => endpoint.aliases.length > 0,
  async run(world, { endpoint }) {
    const told = (answer: Answer) => [answer.status, answer.code]
    const first = told(await world.wire.askLoosely(endpoint, {}, { headers: { Merchant: 'nobody' } }))
    for (const path of endpoint.aliases) deepEqual(told(await world.wire.askLoosely(endpoint, {}, { path, headers: { Merchant: 'nobody' } })), first, path)
  },
}

const otherMethods: Rule = {
  title: 'another method is refused by 405 with the methods there are',
  applies: () => true,
  async run(world, { endpoint }) {
    const answer = await world.wire.askLoosely(endpoint, {}, { method: 'PATCH', raw: '{}' })
    expectRefusal(answer, 'method.not.allowed', 405)
    ok((answer.headers.get('allow') ?? '').includes(endpoint.method))
  },
}

const languages: Rule = {
  title: 'a refusal speaks the language of the call',
  applies: ({ endpoint }) => endpoint.envelope === 'value',
  async run(world, { endpoint }) {
    const ask = async (language: 'EN' | 'TY') => (await world.wire.askLoosely(endpoint, {}, { language, headers: { Merchant: 'nobody' } })).message
    const [english, tagalog] = [await ask('EN'), await ask('TY')]
    ok(english && tagalog && english !== tagalog)
  },
}

const merchant: Rule = {
  title: 'another merchant, or two, are refused',
  applies: () => true,
  async run(world, { endpoint }) {
    for (const Merchant of ['nobody', `${world.settings.merchant}, ${world.settings.merchant}`])
      expectRefusal(await world.wire.askLoosely(endpoint, {}, { headers: { Merchant } }), 'function.not.available', 400)
  },
}

/** Rules about every answer. */
export const answerRules: readonly Rule[] = [goodAnswer, headers, otherNames, otherMethods, languages, merchant]
