import { talk, type ConnectorTask } from '@parlour/auth/connector'
import { connectorAddress, type ConnectorWindow } from './connector-address.ts'

const after = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}

const listen = (onMessage: (event: MessageEvent<unknown>) => void) => {
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/**
 * A page that has answered closes itself, and one that forgot its opener must: this one closes what is still open then.
 */
const grace = 1_500

/** Talks to a window that was opened a moment ago; what it has said meanwhile is not lost. */
export function talkTo<T extends ConnectorTask>({ opened, origin, early, stopEarly }: ConnectorWindow, task: T) {
  const page = {
    source: opened,
    closed: () => opened?.closed ?? true,
    close: () => void after(grace, () => opened?.closed || opened?.close()),
  }
  return talk(page, task, {
    origin,
    after,
    listen(onMessage) {
      stopEarly()
      const stop = listen(onMessage)
      queueMicrotask(() => early.forEach(onMessage))
      return stop
    },
  })
}

/** Talks to a page in a hidden frame, which goes when it has answered. */
export function talkInFrame<T extends ConnectorTask>(origin: string, page: string, task: T) {
  const frame = Object.assign(document.createElement('iframe'), {
    hidden: true,
    src: connectorAddress(origin, page),
    referrerPolicy: 'no-referrer',
  })
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  return talk({ source: frame.contentWindow, closed: () => !frame.isConnected, close: () => frame.remove() }, task, {
    origin,
    after,
    listen,
  })
}
