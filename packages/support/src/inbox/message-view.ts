import { pageNumber } from '@parlour/screen-kit'
import { messageLengths } from './message-lengths.ts'
import type { Box } from './queries.ts'

/** The parts of the messages: what came, what was written, the announcements, and a new message. */
export const messageTabs = ['inbox', 'outbox', 'notices', 'write'] as const

/** A part of the messages. */
export type MessageTab = (typeof messageTabs)[number]

/** What the address of the messages says, as texts: anything can stand there. */
export interface MessageSearch {
  readonly tab?: string | undefined
  /** `1` for messages that were not read alone. */
  readonly unread?: string | undefined
  /** Words that a message must have. */
  readonly find?: string | undefined
  readonly page?: string | undefined
  /** The message or announcement that is open; while one is written, the id of whom it goes to. */
  readonly open?: string | undefined
  /** The name of whom a new message goes to. */
  readonly account?: string | undefined
}

/** Which part of the messages is looked at: a page from 1, and the id of what is open. */
export interface MessageView {
  readonly tab: MessageTab
  /** Messages that were not read alone; of the inbox. */
  readonly unread: boolean
  /** Words that the messages of a box must have; none show all of them. */
  readonly find: string
  readonly page: number
  readonly open: string | null
  /** Whom a new message goes to, where the address says it. */
  readonly to?: { readonly id: string; readonly name: string }
}

/**
 * Whether a part of the messages is a box.
 *
 * @returns a type guard
 * @example isBox('outbox') // true
 */
export const isBox = (tab: MessageTab): tab is Box => tab === 'inbox' || tab === 'outbox'

/**
 * Reads the view of an address: the first page of the inbox by default.
 *
 * @param search the search parameters of the address
 * @returns the view
 * @example messageView({ tab: 'outbox', page: '2' }).page // 2
 */
export function messageView(search: MessageSearch): MessageView {
  const tab = messageTabs.find((each) => each === search.tab) ?? 'inbox'
  return {
    tab,
    unread: tab === 'inbox' && search.unread === '1',
    find: isBox(tab) ? (search.find ?? '').trim().slice(0, messageLengths.find) : '',
    page: pageNumber(search.page),
    open: search.open || null,
    ...(tab === 'write' && search.open && search.account ? { to: { id: search.open, name: search.account } } : {}),
  }
}

/**
 * The search parameters of a view; defaults are left out.
 *
 * @returns the parameters
 * @example messageSearch({ tab: 'inbox', unread: true, find: '', page: 1, open: null }) // { unread: '1' }
 */
export const messageSearch = ({ tab, unread, find, page, open, to }: MessageView): MessageSearch => ({
  ...(tab === 'inbox' ? {} : { tab }),
  ...(unread ? { unread: '1' } : {}),
  ...(find === '' ? {} : { find }),
  ...(page > 1 ? { page: String(page) } : {}),
  ...(open === null ? {} : { open }),
  ...(to ? { account: to.name } : {}),
})
