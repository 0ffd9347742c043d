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
  /** Hears when the platform no longer knows this tab's token; what it gives back stops that. */
  onEnded(hear: () => void): () => void {
    listeners.add(hear)
    return () => void listeners.delete(hear)
  },
}

/** The token as the client asks for it. */
export const tokens: TokenSource = {
  get: () => tab.get('token'),
  expired(token) {
    if (tab.get('token') !== token) return
    session.end()
    for (const hear of listeners) hear()
  },
}

/** Where the client keeps answers for this tab. */
export const tabStore = tab
