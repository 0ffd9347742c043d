/** Where the login token lives. The client reads it, and says once when the server no longer knows it. */
export interface TokenSource {
  get(): string | null
  /**
   * Called at most once for a token, however many calls it fails. Answers of old calls arrive late: compare `token` with
   * the one of now, or a newer login is lost.
   */
  expired(token: string): void
}

/** A place for texts that never throws: a full or blocked storage behaves like an empty one. */
export interface TextStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** The fetch of the platform the client runs on. */
export type FetchPort = (input: string | URL | Request, init?: RequestInit) => Promise<Response>
