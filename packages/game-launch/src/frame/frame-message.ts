import * as v from 'valibot'

const ready = v.object({ type: v.literal('ready'), v: v.literal(1) })
const message = v.object({ type: v.picklist(['close', 'balance-changed']) })

/** What a game may ask of the site: to be closed, or that the balance be asked for again. Never money, tokens or addresses. */
export type FrameMessage = v.InferOutput<typeof message>

/** Whether data is the greeting of a game that hands over its port. */
export const isReady = (data: unknown): boolean => v.is(ready, data)

/** What a game said through its port, or null for anything else. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  const result = v.safeParse(message, data)
  return result.success ? result.output : null
}
