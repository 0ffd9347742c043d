/**
 * Asks a site of the brand for a sign of life: milliseconds until its
 * answer, or null when none came in time. `origin` is scheme and host.
 */
export type Probe = (origin: string, signal: AbortSignal) => Promise<number | null>
