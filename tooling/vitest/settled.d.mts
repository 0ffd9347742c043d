/** Waits until the last animation of the page that comes to an end has ended, those that begin meanwhile too. */
export function settled(): Promise<void>
