import type { ConnectorTask } from '@parlour/auth/connector'
import { lateImport } from './late-import.ts'
import { deploymentOrigins } from './origins.ts'

/** A window on the connector's origin, and what any window has said since it opened. */
export interface ConnectorWindow {
  readonly opened: Window | null
  readonly origin: string
  /** Messages that came before somebody listened. */
  readonly early: MessageEvent<unknown>[]
  readonly stopEarly: () => void
}

/** The address of a page of the connector; the fragment names this site, which the page holds against its own list. */
export const connectorAddress = (origin: string, page: string): string =>
  `${origin}/${page}?lang=${localStorage.getItem('lang') ?? ''}#site=${encodeURIComponent(location.origin)}`

const loadTalk = () => lateImport(() => import('./connector-talk.ts'))

/** Opens a page of the connector in a window, in the very handler of a press; all else loads after it. */
export async function askConnector<T extends ConnectorTask>(page: string, makeTask: () => T) {
  const { connect: origin } = deploymentOrigins()
  const early: MessageEvent<unknown>[] = []
  const hear = (event: MessageEvent<unknown>) => void early.push(event)
  addEventListener('message', hear)
  // The opener stays: the page has to tell it that it is there, and drops it before a script of others runs.
  const opened = window.open(connectorAddress(origin, page), '_blank', 'popup,width=480,height=640')
  const { talkTo } = await loadTalk()
  return talkTo({ opened, origin, early, stopEarly: () => removeEventListener('message', hear) }, makeTask())
}

/** Exchanges a code in a frame nobody sees, where no script of others runs; needs no press. */
export const askInFrame = async <T extends ConnectorTask>(page: string, task: T) => (await loadTalk()).talkInFrame(deploymentOrigins().connect, page, task)
