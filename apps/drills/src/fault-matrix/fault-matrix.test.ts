import * as v from 'valibot'
import { sample } from '@parlour/vitest/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiClient, isApiError, type ApiClient } from '@parlour/api-client'
import { allEndpoints, sampleAnswer, sampleRequest } from '@parlour/api-client/testing'
import type { Endpoint } from '@parlour/api-client/endpoints'
import { faults, type Fault } from './faults.ts'

const strays: unknown[] = []
const stray = (reason: unknown): void => void strays.push(reason)

beforeAll(() => void process.on('unhandledRejection', stray).on('uncaughtException', stray))
afterAll(() => void process.off('unhandledRejection', stray).off('uncaughtException', stray))

/** The right answer of an endpoint as it stands on the wire. */
const goodAnswer = (endpoint: Endpoint): string => {
  const value: unknown = sampleAnswer(endpoint)
  if (endpoint.envelope === 'text') return String(value)
  return JSON.stringify(endpoint.envelope === 'bare' ? value : { success: true, value })
}

interface Run {
  readonly api: ApiClient
  readonly sends: () => number
}

const against = (endpoint: Endpoint, { answer }: Fault): Run => {
  let sends = 0
  let ids = 0
  const good = goodAnswer(endpoint)
  const api = createApiClient({
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    tokens: { get: () => 'token', expired: () => undefined },
    fetch: (input, init) => {
      sends += 1
      return answer(good, new Request(input, init).signal)
    },
    store: null,
    now: Date.UTC(2026, 0, 15, 12),
    monotonic: () => performance.now(),
    newId: () => `drill-id-${String(++ids).padStart(8, '0')}`,
    cipher: async () => ({ seal: async ({ body }) => ({ headers: {}, body: { value: JSON.stringify(body) } }) }),
  })
  return { api, sends: () => sends }
}

/** Time limits of the calls, in milliseconds: short where the limit itself is what is tried. */
const limitOf = ({ ends }: Fault): number => (ends.includes('timeout') ? 200 : 10_000)
const hungAfter = 20_000
/** Calls under way at the same time. */
const together = 64
const endpoints = sample(allEndpoints, 17)

interface Ending {
  readonly endpoint: Endpoint
  readonly kind: string
  readonly sends: number
}

async function endingOf(endpoint: Endpoint, fault: Fault): Promise<Ending> {
  const { api, sends } = against(endpoint, fault)
  const call = api.call({ ...endpoint, timeLimit: limitOf(fault) }, sampleRequest(endpoint)).then(
    () => 'right',
    (error: unknown) => (isApiError(error) ? error.kind : `unnamed: ${String(error)}`),
  )
  const hung = new Promise<string>((resolve) => setTimeout(() => resolve('hung'), hungAfter))
  return { endpoint, kind: await Promise.race([call, hung]), sends: sends() }
}

async function endingsOf(fault: Fault): Promise<Ending[]> {
  const endings: Ending[] = []
  const step = fault.together ?? together
  for (let at = 0; at < endpoints.length; at += step)
    endings.push(...(await Promise.all(endpoints.slice(at, at + step).map((endpoint) => endingOf(endpoint, fault)))))
  return endings
}

/**
 * Whether what a fault leaves of an answer is a right one to this record: a text has no shape, some shapes are wide,
 * and an effect that succeeded is final whatever the value.
 */
const passes = ({ envelope, response, idempotent }: Endpoint, { leaves }: Fault): boolean =>
  leaves !== undefined &&
  (envelope === 'text' ||
    (idempotent && leaves.value === null) ||
    v.safeParse(response, envelope === 'value' ? leaves.value : leaves.body).success)

const mayEnd = (endpoint: Endpoint, fault: Fault): readonly string[] =>
  passes(endpoint, fault) ? [...fault.ends, 'right'] : fault.ends

describe(`${faults.length} faults at ${endpoints.length} calls, ${faults.length * endpoints.length} cases`, () => {
  test.each(faults)(
    '[API-05] $name ends in a named error or the right result, in time, and is never sent again by itself',
    async (fault) => {
      const endings = await endingsOf(fault)
      const wrong = endings.filter(({ endpoint, kind }) => !mayEnd(endpoint, fault).includes(kind))
      expect(wrong.map(({ endpoint, kind }) => `${endpoint.name}: ${kind}`)).toEqual([])
      const twice = endings.filter(
        ({ endpoint, sends }) => sends > 1 + endpoint.retries + (endpoint.token === 'optional' ? 1 : 0),
      )
      expect(twice.map(({ endpoint, sends }) => `${endpoint.name}: ${sends}`)).toEqual([])
      expect(strays).toEqual([])
    },
    900_000,
  )
})
