/** Which window is heard, and from where. */
export interface Speaker {
  readonly window: () => unknown
  readonly origin: string
}

const isClose = (data: unknown): boolean => (data as { readonly type?: unknown } | null)?.type === 'close'

/** Hears a game through the one channel that it opens, and nothing but that it wants to be closed; a channel opened anew takes the place of the one before. */
export function hearGame({ window, origin }: Speaker, close: () => void): (event: MessageEvent) => void {
  let channel: MessagePort | null = null
  return ({ source, origin: from, ports: [port] }) => {
    if (source !== window() || from !== origin || !port) return
    channel?.close()
    channel = port
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isClose(data)) close()
    })
    port.start()
  }
}
