import { deviceStore } from './stores.ts'

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * Other tabs of this site: what one posts, the others receive. It goes over a channel of
 * the browser and, for browsers without one and for tabs that slept, stands in the local
 * storage as well; where neither works it is silent. Nothing secret may be posted.
 */
export function createChannel(name: string) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  const key = `parlour:1:said:${name}`
  const nameOf = (type: unknown) => `${key}:${String(type)}`
  const kept = (type: string): unknown => parse(deviceStore.get(nameOf(type)))
  const stores = (): boolean => {
    try {
      localStorage.setItem(key, '')
      return true
    } catch {
      return false
    }
  }
  return {
    silent: !channel && !stores(),
    last: kept,
    post(message: { readonly type: string }) {
      channel?.postMessage(message)
      deviceStore.set(nameOf(message.type), JSON.stringify(message))
    },
    listen(onMessage: (message: unknown) => void): () => void {
      const listener = (event: MessageEvent) => onMessage(event.data)
      const stored = ({ key: changed, newValue }: StorageEvent) =>
        changed?.startsWith(key) && newValue && onMessage(parse(newValue))
      channel?.addEventListener('message', listener)
      window.addEventListener('storage', stored)
      return () => {
        channel?.removeEventListener('message', listener)
        window.removeEventListener('storage', stored)
      }
    },
  }
}
