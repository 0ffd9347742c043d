import { createSafeStore, type TokenSource } from '@parlour/api-client'

const tab = createSafeStore(() => window.sessionStorage)
const listeners = new Set<() => void>()

/** Who is here, for as long as this tab lives. */
export const session = {
  name: (): string | null => (tab.get('token') ? tab.get('name') : null),
  start(token: string, name: string): void {
    tab.set('token', token)
    tab.set('name', name)
  },
  end(): void {
    tab.remove('token')
    tab.remove('name')
  },
  /** Called when the platform no longer accepts this tab's token; the returned function stops that. */
  onEnded(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The token as the client asks for it. */
export const tokens: TokenSource = {
  get: () => tab.get('token'),
  expired(token) {
    if (tab.get('token') !== token) return
    session.end()
    for (const listener of listeners) listener()
  },
}

/** Where the client keeps answers for this tab. */
export const tabStore = tab
