import { hrefs } from './-hrefs.ts'

const secret = [hrefs.register, hrefs.member(), hrefs.pointMall()]

/**
 * Whether a page has fields for secrets of its own: the registration,
 * the member centre and the points shop with the payment password (X10).
 */
export const hasSecrets = (path: string): boolean => secret.some((page) => path === page || path.startsWith(`${page}/`))
