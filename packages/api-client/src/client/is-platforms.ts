import type { Endpoint } from '../endpoint.ts'

/**
 * Whether an answer is the platform's own, and not that of a proxy or of a network's login page: it has the envelope of
 * its record, or, where the record has none, a good status and no HTML.
 */
export const isPlatforms = ({ envelope }: Endpoint, status: number, text: string | null): boolean =>
  text !== null && (/"success"\s*:/.test(text) || (envelope !== 'value' && status < 300 && !/^\s*(<|$)/.test(text)))
