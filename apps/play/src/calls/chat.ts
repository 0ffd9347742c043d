import type { Nothing } from './frame.ts'

/** A line of a conversation. */
export interface ChatLine {
  readonly id: number
  readonly author: 'visitor' | 'operator' | 'automatic'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A conversation that is open. */
export interface ChatOpening {
  readonly token: string
  readonly lines: readonly ChatLine[]
}

/** The query of a read of `/api/lines`: the lines after one; those up to `seen` were seen. */
export interface LinesQuery {
  readonly after?: number
  readonly seen?: number
}

/** What a read of `/api/lines` answers. */
export interface LinesAnswer {
  readonly lines: readonly ChatLine[]
}

/** The calls of the chat that say something, by path. */
export interface ChatPosts {
  '/api/session': {
    readonly request: { readonly ticket: string }
    readonly answer: ChatOpening & { readonly name: string }
  }
  '/api/guest': { readonly request: Nothing; readonly answer: ChatOpening }
  '/api/lines': { readonly request: { readonly text: string }; readonly answer: { readonly line: ChatLine } }
}
