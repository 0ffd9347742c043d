import type { ApiClient } from '@parlour/api-client'
import { getCaptcha, sendLoginCode } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, type FakeServer } from '@parlour/api-client/testing'
import { createOtpRequest, createOtpWaits, type OtpRequest } from '../index.ts'
import { createMemoryStore, type MemoryStore } from './create-test-session.ts'

/** A tab with a form that asks for codes. */
export interface CodePage {
  readonly api: ApiClient
  readonly store: MemoryStore
  readonly request: OtpRequest
}

/**
 * A server with a clock of its own, and a browser whose tabs receive the
 * messages of one another; time passes for both when the test says so.
 */
export interface CodeWorld {
  readonly server: FakeServer
  /** Server time in milliseconds. */
  now(): number
  pass(milliseconds: number): void
  /** Opens a page whose machine is off by so much, and lets it learn the server's time; a reload keeps the store. */
  open(page: { skew: number; store?: MemoryStore }): Promise<CodePage>
  /** How many codes were asked for. */
  asked(): number
}

const noon = Date.UTC(2026, 0, 15, 12)

/** Makes such a world; `answer` is the server's. */
export function createCodeWorld(answer: (now: number) => Response | Promise<Response>): CodeWorld {
  let ticks = 0
  let sent = 0
  const now = () => noon + ticks
  const tabs: { post: object; onMessage: (message: unknown) => void }[] = []
  const server = createFakeServer().answer(getCaptcha, 'picture')
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    const asks = new Request(address, init).url.endsWith(sendLoginCode.path)
    if (asks) sent += 1
    const { status, headers, body } = asks ? await answer(now()) : await server.fetch(address, init)
    const all = new Headers(headers)
    all.set('Date', new Date(now()).toUTCString())
    // As the platform sends all answers: the clock learns nothing from one that a cache may keep.
    all.set('Cache-Control', 'no-store')
    return new Response(body, { status, headers: all })
  }
  return {
    server,
    now,
    pass: (milliseconds) => {
      ticks += milliseconds
    },
    asked: () => sent,
    async open({ skew, store = createMemoryStore() }) {
      const started = ticks
      const api = createTestClient(server, { fetch, now: now() + skew, monotonic: () => ticks - started })
      const self = {}
      const channel = {
        post: (message: unknown) => tabs.forEach(({ post, onMessage }) => post !== self && onMessage(message)),
        listen: (onMessage: (message: unknown) => void) => void tabs.push({ post: self, onMessage }),
      }
      await api.call(getCaptcha, {})
      return {
        api,
        store,
        request: createOtpRequest(api, {
          waits: createOtpWaits({ store, channel, clock: api.clock }),
          purpose: 'login',
        }),
      }
    },
  }
}
