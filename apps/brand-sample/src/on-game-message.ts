/** Which window is heard, and from where. */
export interface MessageSource {
  readonly window: () => unknown
  readonly origin: string
}

const isClose = (data: unknown): boolean => (data as { readonly type?: unknown } | null)?.type === 'close'

/**
 * Listens to a game on the one channel that it opens, and only for
 * its wish to be closed; a new channel replaces the one before.
 */
export function onGameMessage({ window, origin }: MessageSource, close: () => void): (event: MessageEvent) => void {
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
