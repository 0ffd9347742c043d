/**
 * Waits until the page is at rest: the last animation that comes to an end has ended, those that begin meanwhile too,
 * and what was drawn stays for two frames.
 */
export function settled(): Promise<void>
