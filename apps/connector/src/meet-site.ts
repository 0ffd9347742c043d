import { connectorTask, type ConnectorAnswer, type ConnectorTask } from '@parlour/auth/connector'
import * as v from 'valibot'

/** A window that is seen closed before its answer is heard looks like one that the visitor closed; in milliseconds. */
const hearing = 500

/** The site on the other end: what it asks, and where the one answer goes. */
export interface Site {
  readonly task: Promise<ConnectorTask>
  /** Answers, and closes this window: a site that was forgotten cannot. */
  answer(message: ConnectorAnswer): void
}

/**
 * Tells the window that opened this page that it is there, if that is one of the sites, and then forgets that window:
 * no script of others on this page can send it elsewhere.
 */
export function meetSite(page: 'task' | 'answer', site: string, holder: Window | null, forget: boolean): Site {
  const { port1, port2 } = new MessageChannel()
  const task = new Promise<ConnectorTask>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(connectorTask, data)
      if (read.success) resolve(read.output)
    }
  })
  holder?.postMessage({ parlour: 'ready', page }, site, [port2])
  if (forget) window.opener = null
  return {
    task,
    answer(message) {
      port1.postMessage(message)
      setTimeout(() => window.close(), hearing)
    },
  }
}

/** The site that the fragment of the address names, when it is one of those in the settings. */
export function namedSite(hash: string, sites: readonly string[]): string | null {
  const named = new URLSearchParams(hash.slice(1)).get('site') ?? ''
  return sites.includes(named) ? named : null
}
