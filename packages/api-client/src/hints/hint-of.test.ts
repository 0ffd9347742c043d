import { expect, test } from 'vitest'
import { errorCodes } from '../error-codes.ts'
import { RefusedError, UnreachedError } from '../errors.ts'
import * as endpoints from '../endpoints/index.ts'
import * as core from '../index.ts'
import * as react from '../react/index.ts'
import { codeHints, hintOf, kindHints } from './index.ts'

const refusal = (code: string) =>
  new RefusedError({
    endpoint: 'withdraw',
    kind: 'not_found',
    requestId: 'r1',
    code,
    status: 404,
    serverMessage: null,
    value: null,
    retryAfter: null,
    retryAt: null,
  })

test('[API-05] a known code has its hint; another code, and what is no refusal, the hint of its kind', () => {
  expect(hintOf(refusal('withdraw.order.unknown'))).toBe(codeHints['withdraw.order.unknown'])
  for (const code of ['unheard.of', 'constructor', '__proto__']) expect(hintOf(refusal(code))).toBe(kindHints.not_found)
  expect(hintOf(new UnreachedError({ endpoint: 'withdraw', kind: 'unsure', requestId: 'r1' }))).toBe(kindHints.unsure)
})

/** Whether a text is one sentence; stops within code spans do not count. */
const isSentence = (text: string): boolean => /^[A-Z][^.!?]+\.$/.test(text.replace(/`[^`]+`/g, 'C'))

test('[API-05] one sentence is told from two, from one without a stop, and from one that starts small', () => {
  expect(isSentence('Call `getUser(1.5)!` again, then `a.b`.')).toBe(true)
  expect(isSentence('`tokens.get` is empty.')).toBe(true)
  for (const text of ['Call again. Wait.', 'Call again', 'call again.', 'Call `a.b`! Wait.', `A${'a'.repeat(1_000)}!`])
    expect(isSentence(text), text).toBe(false)
})

test('[API-05] every code has a hint, and each hint is one sentence', () => {
  expect(Object.keys(codeHints).toSorted()).toEqual(Object.keys(errorCodes).toSorted())
  for (const hint of [...Object.values(codeHints), ...Object.values(kindHints)])
    expect(isSentence(hint), hint).toBe(true)
})

test('[API-05] a hint names calls that exist', () => {
  const known = new Set([...Object.keys(endpoints), ...Object.keys(core), ...Object.keys(react)])
  const named = [...Object.values(codeHints), ...Object.values(kindHints)].flatMap((hint) =>
    [
      ...hint.matchAll(
        /`((?:get|list|add|answer|cancel|change|check|claim|create|delete|launch|login|offer|promote|recover|remove|set|transfer|verify|withdraw|has)[A-Z]\w*)/g,
      ),
    ].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
