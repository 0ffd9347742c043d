import { deviceStore } from './stores.ts'

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
  `${origin}/${page}?lang=${deviceStore.get('lang') ?? ''}#site=${encodeURIComponent(location.origin)}`
