/** Whether a page has fields for secrets of its own: the registration, and the member centre with its payment password. */
export const hasSecrets = (path: string): boolean => /^\/(register|member)(\/|$)/.test(path)
