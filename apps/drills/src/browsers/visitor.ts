import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Engine, InputSource, ShownDocument } from './engine.ts'
import { placeExpression, type Place, type Sought } from './find-place.ts'

/** Somebody before the screen: presses what is shown, types, and waits for what appears. */
export interface Visitor {
  open(address: string): Promise<void>
  /**
   * Presses the middle of something; a window that came over it by itself is closed first.
   * @throws Error when it does not come in time
   */
  press(sought: Sought): Promise<void>
  /** Presses a field and types. */
  type(sought: Sought, text: string): Promise<void>
  /** Presses a key of WebDriver's list. */
  key(value: string): Promise<void>
  /** Waits for something and answers its text. @throws Error when it does not come in time */
  see(sought: Sought): Promise<string>
  /** Waits until an expression is true. @throws Error when it does not become so in time */
  until(what: string, expression: string): Promise<void>
  /** The text that an expression gives. */
  read(expression: string): Promise<string>
  /** Errors that no handler caught and refusals of the page's policy, on all pages so far. */
  faults(): Promise<readonly string[]>
  /** The same somebody in a frame, once it is there. */
  inFrame(address: string): Promise<Visitor>
}

/** Escape, as WebDriver names it. */
export const escapeKey = '\uE00C'
/** How long something may take to appear: two cores may be busy with other things. */
const patienceMs = 60_000
const betweenMs = 100

const placeSchema: v.GenericSchema<Place> = v.variant('found', [
  v.object({ found: v.literal('nothing') }),
  v.object({ found: v.literal('covered'), by: v.string(), byWindow: v.boolean() }),
  v.object({ found: v.literal('place'), x: v.number(), y: v.number(), text: v.string() }),
])

/** Writes down what goes wrong in a page from now on, once a page. */
const listenExpression = `(() => {
  if (window.walkFaults) return
  window.walkFaults = []
  addEventListener('error', ({ message }) => window.walkFaults.push('page: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => window.walkFaults.push('page: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.walkFaults.push('policy: ' + violatedDirective + ' ' + blockedURI))
})()`
const faultList = v.array(v.string())

const keys = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const pressAt = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Asks again and again until there is an answer; what fails while a page changes is asked again too. */
async function ask<Answer>(what: string, take: () => Promise<Answer | null>): Promise<Answer> {
  const end = performance.now() + patienceMs
  let why = ''
  while (performance.now() < end) {
    const answer = await take().catch((error: unknown) => {
      why = `: ${error instanceof Error ? error.message : String(error)}`
      return null
    })
    if (answer !== null) return answer
    await wait(betweenMs)
  }
  throw new Error(`${what} did not come within ${patienceMs / 1_000} s${why}`)
}

/** Somebody before a page or one of its frames. */
export function visit(engine: Engine, shown: ShownDocument = engine): Visitor {
  const find = async (sought: Sought) => v.parse(placeSchema, await shown.evaluate(placeExpression(sought)))
  const nameOf = ({ css, name }: Sought) => (name ? `${css} ${String(name)}` : css)
  const faults: string[] = []
  const collect = async () => {
    faults.push(...v.parse(faultList, await shown.evaluate('(window.walkFaults ?? []).splice(0)')))
    return faults
  }
  const visitor: Visitor = {
    faults: collect,
    async open(address) {
      await collect()
      await engine.open(address)
      await shown.evaluate(listenExpression)
    },
    async press(sought) {
      let before = ''
      await ask(nameOf(sought), async () => {
        const place = await find(sought)
        if (place.found === 'covered') {
          if (place.byWindow) await visitor.key(escapeKey)
          throw new Error(`covered by ${place.by}`)
        }
        if (place.found === 'nothing') return null
        // What still moves is not pressed.
        const at = `${place.x},${place.y}`
        if (at !== before) {
          before = at
          return null
        }
        await shown.perform([pressAt(place.x, place.y)])
        return true
      })
    },
    async type(sought, text) {
      await visitor.press(sought)
      await shown.perform([keys(text)])
    },
    key: (value) => shown.perform([keys(value)]),
    see: (sought) =>
      ask(nameOf(sought), async () => {
        const place = await find(sought)
        if (place.found === 'nothing') return null
        return place.found === 'place' ? place.text : ''
      }),
    async until(what, expression) {
      await ask(what, async () => ((await shown.evaluate(expression)) === true ? true : null))
    },
    read: async (expression) => v.parse(v.string(), await shown.evaluate(expression)),
    inFrame: async (address) => visit(engine, await ask(`a frame of ${address}`, () => engine.frame(address))),
  }
  return visitor
}
