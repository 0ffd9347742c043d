/** The login token. The client reads it, and calls `expired` once when the server no longer accepts it. */
export interface TokenSource {
  get(): string | null
  /**
   * Called at most once for a token, however many calls fail with it. Responses of old calls arrive late: compare
   * `token` with the current one, or a newer login is lost.
   */
  expired(token: string): void
}

/** A text store that never throws: full or blocked storage behaves like an empty one. */
export interface TextStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** The fetch of the platform the client runs on. */
export type FetchPort = (input: string | URL | Request, init?: RequestInit) => Promise<Response>
