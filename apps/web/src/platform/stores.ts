import { createSafeStorage } from './safe-storage.ts'

/** What lasts as long as this tab. */
export const sessionStore = createSafeStorage(() => window.sessionStorage)

/** What lasts on this device. */
export const deviceStore = createSafeStorage(() => window.localStorage)
