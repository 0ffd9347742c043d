import * as v from 'valibot'
import { freePort } from '../crash/free-port.ts'
import type { Engine, InputSource, ShownDocument } from './engine.ts'
import { startProgram } from './start-program.ts'

const session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
})
const refusal = v.object({ error: v.string(), message: v.string() })
const shownFrames = v.array(v.object({ src: v.string(), x: v.number(), y: v.number() }))

/** Moves of a pointer, from coordinates of a frame to those of the page. */
const shifted = (source: InputSource, { x, y }: { readonly x: number; readonly y: number }): InputSource => ({
  ...source,
  actions: source.actions.map((action) =>
    action['type'] === 'pointerMove' ? { ...action, x: Number(action['x']) + x, y: Number(action['y']) + y } : action,
  ),
})

/** Which programs WebKitGTK is driven with. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/**
 * Opens WebKitGTK's own small browser on a display in memory
 * and speaks WebDriver to it, by the driver that comes with it.
 */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startProgram({
    command: display,
    args: ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    ready: /^(\d+)$/,
  })
  const env = { DISPLAY: `:${screen.ready}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' }
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const started = await startProgram({
    command: driver,
    args: [`--port=${port}`],
    env,
    ready: () =>
      fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })

  const send = async <Schema extends v.GenericSchema>(
    method: 'DELETE' | 'GET' | 'POST',
    to: string,
    result: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> => {
    const answer = await fetch(base + to, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json())
    if (answer.ok) return v.parse(result, value)
    const { error, message } = v.parse(refusal, value)
    throw new Error(`${error}: ${message}`)
  }
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId, capabilities } = await send('POST', '/session', session, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const path = `/session/${sessionId}`
  await send('POST', `${path}/window/rect`, v.unknown(), { x: 0, y: 0, width: 1440, height: 1000 })
  const evaluate = async (expression: string): Promise<unknown> => {
    const text = await send('POST', `${path}/execute/sync`, v.nullable(v.string()), {
      script: `return JSON.stringify(${expression})`,
      args: [],
    })
    return text === null ? undefined : (JSON.parse(text) as unknown)
  }
  const perform: ShownDocument['perform'] = async (actions) => {
    await send('POST', `${path}/actions`, v.unknown(), { actions })
  }
  const toFrame = (id: number | null) => send('POST', `${path}/frame`, v.unknown(), { id })
  /** Does something in a frame and comes back to the page. */
  const within = async <Result>(id: number, act: () => Promise<Result>): Promise<Result> => {
    await toFrame(id)
    try {
      return await act()
    } finally {
      await toFrame(null)
    }
  }
  return {
    evaluate,
    perform,
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await send('POST', `${path}/url`, v.unknown(), { url })
    },
    async frame(address) {
      const frames = v.parse(
        shownFrames,
        await evaluate(`[...document.querySelectorAll('iframe')].map((frame) => {
          const { left, top } = frame.getBoundingClientRect()
          return { src: frame.src, x: Math.round(left + frame.clientLeft), y: Math.round(top + frame.clientTop) }
        })`),
      )
      const id = frames.findIndex(({ src }) => src.startsWith(address))
      const at = frames[id]
      if (!at) return null
      return {
        evaluate: (expression) => within(id, () => evaluate(expression)),
        // This driver counts a pointer's place from the page's corner, whichever frame is chosen.
        perform: (sources) => perform(sources.map((source) => shifted(source, at))),
      }
    },
    picture: async () => Buffer.from(await send('GET', `${path}/screenshot`, v.string()), 'base64'),
    async close() {
      await send('DELETE', path, v.unknown())
      await started.end()
      await screen.end()
    },
  }
}
