/** A wire between the tabs of one browser: what one posts, the others receive. */
export interface AccountChannel {
  post(message: {
    readonly type: string
    readonly account: string
    /** Milliseconds since 1970. */
    readonly at: number
    /** Names of the reads that an effect has changed. */
    readonly reads?: readonly string[]
  }): void
  /** Returns what stops it. */
  listen(onMessage: (message: unknown) => void): () => void
}

/**
 * Whether a message of another tab is of a type and about an account.
 *
 * @param message what came, unknown until now
 * @param type what it is about, such as `unread`
 * @param account user name
 * @returns whether it is one; false for what is no message
 * @example isAccountMessage({ type: 'unread', account: 'linhtran88', at: 0 }, 'unread', 'linhtran88') // true
 */
export const isAccountMessage = (message: unknown, type: string, account: string): message is object =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  'account' in message &&
  message.account === account
