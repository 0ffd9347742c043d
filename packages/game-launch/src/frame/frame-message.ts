import * as v from 'valibot'

const ready = v.object({ type: v.literal('ready'), v: v.literal(1) })
const message = v.object({ type: v.picklist(['close', 'balance-changed']) })

/**
 * What a game may ask of the site: to be closed, or that the
 * balance be asked for again. Never money, tokens or addresses.
 */
export type FrameMessage = v.InferOutput<typeof message>

/**
 * Whether a message is the first one of a game, which hands over its port.
 *
 * @returns false for anything else
 * @example if (isReady(event.data)) listenTo(event.ports[0])
 */
export const isReady = (data: unknown): boolean => v.is(ready, data)

/**
 * Reads a message that a game sent through its port.
 *
 * @returns the message; null for anything else
 * @example port.onmessage = ({ data }) => handle(readFrameMessage(data))
 */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  const result = v.safeParse(message, data)
  return result.success ? result.output : null
}
