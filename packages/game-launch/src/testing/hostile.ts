import { ready } from './open-game.tsx'

/** How many properties of messages were looked at. */
export interface Looks {
  count: number
}

/** A message that counts what is read of it; what is no object is handed over as it is. */
export function watched(data: unknown, looks: Looks): unknown {
  if (typeof data !== 'object' || data === null) return data
  const look = <Value>(value: Value): Value => {
    looks.count += 1
    return value
  }
  return new Proxy(data, {
    get: (target, name) => look(Reflect.get(target, name) as unknown),
    has: (target, name) => look(Reflect.has(target, name)),
    getOwnPropertyDescriptor: (target, name) => look(Reflect.getOwnPropertyDescriptor(target, name)),
  })
}

/**
 * Times what is listened to from now on, without what the test runner listens to: what is added to a window, and the one handler
 * of a port. `time` gives the milliseconds that it took of what happens in `go`.
 */
export function timeListeners(page: Window, now: () => number) {
  const { addEventListener, removeEventListener } = page
  const around = new Map<unknown, EventListener>()
  let took = 0
  const timed =
    (listener: EventListener): EventListener =>
    (heard) => {
      const start = now()
      listener(heard)
      took += now() - start
    }
  const add = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    if (type === 'message') around.set(listener, timed(listener))
    addEventListener.call(page, type, around.get(listener) ?? listener, options)
  }
  const remove = (type: string, listener: EventListener, options?: EventListenerOptions) =>
    removeEventListener.call(page, type, around.get(listener) ?? listener, options)
  Object.assign(page, { addEventListener: add, removeEventListener: remove })
  return {
    port(port: MessagePort) {
      const { onmessage } = port
      port.onmessage = onmessage && timed(onmessage.bind(port) as EventListener)
    },
    time(go: () => boolean): number {
      took = 0
      go()
      return took
    },
    stop: () => Object.assign(page, { addEventListener, removeEventListener }),
  }
}

/** Where a hostile message comes in. */
export interface Targets {
  /** The window of the page that holds the game. */
  readonly page: Window
  /** The window of the game. */
  readonly own: Window
  /** The origin of the game. */
  readonly origin: string
  /** A window that is none of ours: a frame within a frame, a neighbour. */
  readonly stranger: Window
  /** The end of the channel that the page holds, as the game handed it over. */
  readonly port: MessagePort
  /** How many properties of a message the page looks at. */
  readonly looks: Looks
}

const huge = 'x'.repeat(10 * 1024 * 1024)
const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown
const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))

/** What a game may say, bent out of shape; the clone is what the browser makes of getters. */
export const bent: readonly unknown[] = [
  null,
  undefined,
  0,
  1n,
  true,
  '',
  'ready',
  'close',
  'balance-changed',
  [],
  [ready],
  { ...ready, v: 2 },
  { ...ready, v: '1' },
  { type: 'Ready', v: 1 },
  { type: ['ready'], v: 1 },
  { type: { toString: 'ready' }, v: 1 },
  { type: 'login' },
  { type: 'open', url: 'https://evil.example' },
  { type: 'balance', amount: 1e9 },
  { type: ['close'] },
  { type: 'CLOSE' },
  { type: 'close ' },
  { type: 'resize', height: 1e9 },
  { type: 'token' },
  new Map([['type', 'close']]),
  new Date(0),
  new ArrayBuffer(8),
  /close/,
  new Error('close'),
  JSON.parse('{"__proto__":{"type":"close"}}'),
  JSON.parse('{"__proto__":{"type":"ready","v":1}}'),
  JSON.parse('{"constructor":{"prototype":{"type":"close"}}}'),
  structuredClone(Object.create({ type: 'close' })),
  structuredClone({
    get type() {
      return 'closed'
    },
    get v() {
      return 1
    },
  }),
  structuredClone({
    get type() {
      return {
        get type() {
          return 'close'
        },
      }
    },
  }),
  huge,
  { type: huge },
  { type: 'ready', v: huge },
  deep,
  wide,
]

const event = (source: Window | null, origin: string, data: unknown): MessageEvent => {
  const { port1, port2 } = new MessageChannel()
  // A page that took it would receive this.
  port1.postMessage({ type: 'close' })
  return new MessageEvent('message', { source, origin, data, ports: [port2] })
}

const origins = [
  'null',
  '',
  'https://evil.example',
  'http://play.localhost:4101',
  'https://play.localhost:4100',
  'http://play.localhost',
  'http://PLAY.localhost:4100',
  'http://play.localhost:4100.evil.example',
  'http://x.play.localhost:4100',
]

/** The ways in, each of which none of these messages may find. */
export const attacks: Readonly<Record<string, (targets: Targets, at: number) => () => boolean>> = {
  'another origin':
    ({ page, own }, at) =>
    () =>
      page.dispatchEvent(event(own, origins[at % origins.length] ?? '', ready)),
  'no window':
    ({ page, origin }) =>
    () =>
      page.dispatchEvent(event(null, origin, ready)),
  'our own window':
    ({ page, origin }) =>
    () =>
      page.dispatchEvent(event(page, origin, ready)),
  'a window within':
    ({ page, stranger, origin }) =>
    () =>
      page.dispatchEvent(event(stranger, origin, ready)),
  'another shape':
    ({ page, own, origin, looks }, at) =>
    () =>
      page.dispatchEvent(event(own, origin, watched(bent[at % bent.length], looks))),
  'no port':
    ({ page, own, origin }) =>
    () =>
      page.dispatchEvent(new MessageEvent('message', { source: own, origin, data: ready })),
  'the port, bent':
    ({ port, looks }, at) =>
    () =>
      port.dispatchEvent(new MessageEvent('message', { data: watched(bent[at % bent.length], looks) })),
  'the port of another':
    ({ page, own, looks }, at) =>
    () =>
      page.dispatchEvent(event(own, page.location.origin, watched(bent[at % bent.length], looks))),
}
