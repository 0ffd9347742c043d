import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { refusedAsAllowed } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import { missingMembers, readShape } from '../platform/shape.ts'
import type { Answer } from '../platform/wire.ts'
import type { Rule, Subject } from './rule.ts'

/** The named refusals that a good input may meet, or none. */
const fits = (answer: Answer, orRefused: readonly string[] = []): boolean => {
  if (!answer.success && orRefused.includes(answer.code ?? '')) return false
  ok(
    answer.success,
    `expected an answer, got ${answer.status} ${answer.code ?? answer.text.slice(0, 120)} ${answer.message ?? ''}`,
  )
  return true
}

function checkHeaders({ headers: got }: Answer, { endpoint }: Subject, requestId: string): void {
  if (endpoint.envelope !== 'text') match(got.get('content-type') ?? '', /^application\/json; ?charset=utf-8$/i)
  equal(got.get('cache-control'), 'no-store')
  equal(got.get('x-content-type-options'), 'nosniff')
  equal(got.get('x-request-id'), requestId)
  match(got.get('content-security-policy') ?? '', /default-src 'none'/)
  equal(got.get('referrer-policy'), 'no-referrer')
  equal(got.get('server'), null)
  equal(got.get('x-powered-by'), null)
  ok(!Number.isNaN(Date.parse(got.get('date') ?? '')))
}

/** Every call is answered. */
export const goodAnswer: Rule = {
  title:
    'a good request gets an answer with every member of its record and no item dropped; it is private, uncached, dated, and carries its id',
  applies: ({ good }) => !good.inScenarioOnly,
  async run(world, subject) {
    const { endpoint, good } = subject
    const requestId = randomUUID()
    const answer = await world.wire.ask(endpoint, await good.input(world), {
      token: await world.tokenOf(good.as),
      requestId,
    })
    checkHeaders(answer, subject, requestId)
    if (!fits(answer, good.orRefused)) return refusedAsAllowed
    deepEqual(readShape(endpoint.response, answer.value), { issues: [], dropped: 0 })
    deepEqual([...new Set(missingMembers(endpoint.response, answer.value))], [])
    return undefined
  },
}

const headers: Rule = {
  title: 'a refusal is JSON, private, uncached, dated, and carries the id it was asked with',
  applies: ({ endpoint }) => endpoint.envelope !== 'text',
  async run(world, subject) {
    const requestId = randomUUID()
    checkHeaders(
      await world.wire.askLoosely(subject.endpoint, {}, { requestId, headers: { Merchant: 'nobody' } }),
      subject,
      requestId,
    )
  },
}

const otherNames: Rule = {
  title: 'the other names of the call reach the same',
  applies: ({ endpoint }) => endpoint.aliases.length > 0,
  async run(world, { endpoint }) {
    const told = (answer: Answer) => [answer.status, answer.code]
    const first = told(await world.wire.askLoosely(endpoint, {}, { headers: { Merchant: 'nobody' } }))
    for (const path of endpoint.aliases)
      deepEqual(told(await world.wire.askLoosely(endpoint, {}, { path, headers: { Merchant: 'nobody' } })), first, path)
  },
}

/** Every call is refused where it is asked in another way. */
export const otherMethods: Rule = {
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
    const ask = async (language: 'EN' | 'TY') =>
      (await world.wire.askLoosely(endpoint, {}, { language, headers: { Merchant: 'nobody' } })).message
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
