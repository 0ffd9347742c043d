export { watchConnections } from './drain.ts'
export { endInOrder } from './end-process.ts'
export { StartStopped, makeOpenParts } from './open-parts.ts'
export { startWatchdog } from './watchdog.ts'

export type { Drained } from './drain.ts'
export type { OpenParts } from './open-parts.ts'
