/** The code of the login popup. */
export const loadLogin = () => import('./login/login-modal.tsx')

/** Begins to load the login popup, for when the pointer or the focus comes near its button. */
export const preloadLogin = (): void => void loadLogin().catch(() => undefined)
