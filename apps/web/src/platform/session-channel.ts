/** Other tabs of this site: what one says, the others hear. Silent where the browser has no such channel. */
export function createChannel(name: string) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  return {
    post: (message: unknown) => channel?.postMessage(message),
    listen(hear: (message: unknown) => void): () => void {
      const listener = (event: MessageEvent) => hear(event.data)
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}
