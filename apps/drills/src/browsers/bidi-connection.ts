import * as v from 'valibot'

const message = v.looseObject({
  id: v.nullish(v.number()),
  type: v.string(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
})

/** A connection to a browser by WebDriver BiDi. */
export interface BidiConnection {
  /** Sends a command and answers its result. @throws Error when the browser refuses it */
  send<Schema extends v.GenericSchema>(method: string, params: object, result: Schema): Promise<v.InferOutput<Schema>>
  close(): void
}

/** Connects to a browser's address. `onEvent` gets each event by its name. */
export async function connectBidi(
  address: string,
  onEvent: (event: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed the connection'))
  })
  socket.addEventListener('message', ({ data }) => {
    const said = v.parse(message, JSON.parse(String(data)))
    if (said.type === 'event') {
      onEvent(said.method ?? '', said.params)
      return
    }
    const asked = waiting.get(said.id ?? 0)
    waiting.delete(said.id ?? 0)
    if (said.type === 'success') asked?.resolve(said.result)
    else asked?.reject(new Error(`${said.error}: ${said.message}`))
  })
  await opened
  return {
    async send(method, params, result) {
      const id = ++last
      const answer = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
      socket.send(JSON.stringify({ id, method, params }))
      return v.parse(result, await answer)
    },
    close: () => socket.close(),
  }
}
