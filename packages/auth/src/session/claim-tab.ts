import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'
import type { SessionChannel } from '../ports.ts'
import { tabIdName } from './session-store.ts'

/** What a tab is distinguished by. */
export interface TabPorts {
  readonly store: TextStore
  readonly channel: SessionChannel
  readonly newId: () => string
  /** This tab began as a copy of one that is still open. */
  readonly onTwin: () => void
}

const tabMessage = v.object({ type: v.picklist(['tab', 'twin']), tab: v.string(), page: v.string() })

/**
 * Gives this tab an id of its own. Session storage is copied with a tab, token and
 * id included: the copy says its id aloud, the tab that bore it first answers, and
 * the copy takes a fresh one and has its session confirmed. Returns a stop.
 */
export function claimTab({ store, channel, newId, onTwin }: TabPorts): () => void {
  const page = newId()
  let tab = store.get(tabIdName) ?? newId()
  let open = true
  store.set(tabIdName, tab)
  channel.listen((message) => {
    const heard = v.safeParse(tabMessage, message)
    if (!open || !heard.success || heard.output.tab !== tab) return
    const { type, page: other } = heard.output
    if (type === 'tab' && other !== page) channel.post({ type: 'twin', tab, page: other })
    if (type !== 'twin' || other !== page) return
    tab = newId()
    store.set(tabIdName, tab)
    onTwin()
  })
  channel.post({ type: 'tab', tab, page })
  return () => {
    open = false
  }
}
