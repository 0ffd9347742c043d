import { createSafeStore } from '@parlour/api-client'

/** What lasts as long as this tab. */
export const sessionStore = createSafeStore(() => window.sessionStorage)

/** What lasts on this device. */
export const deviceStore = createSafeStore(() => window.localStorage)
