/** The code of the login popup. */
export const loadLogin = () => import('./login/login-modal.tsx')

/**
 * Loads the code of the login modal in advance.
 *
 * @example <Button onPointerEnter={preloadLogin} onFocus={preloadLogin}>Log in</Button>
 */
export const preloadLogin = (): void => void loadLogin().catch(() => undefined)
