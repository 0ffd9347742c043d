export { limitConnections } from './limit-connections.ts'
export { listenOn } from './listen-on.ts'
export { openServer } from './open-server.ts'

export type { ConnectionLimits } from './limit-connections.ts'
