import { hrefs } from './-hrefs.ts'

const secret = [hrefs.register, hrefs.member()]

/** Whether a page has fields for secrets of its own: the registration, and the member centre with its payment password (X10). */
export const hasSecrets = (path: string): boolean => secret.some((page) => path === page || path.startsWith(`${page}/`))
