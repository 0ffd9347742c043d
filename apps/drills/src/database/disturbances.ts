import { setTimeout as wait } from 'node:timers/promises'
import type { GatewayProcess, PostgresServer } from '@parlour/servers'

/** What a drill breaks things on. */
export interface Scene {
  readonly server: PostgresServer
  readonly database: string
  readonly gateway: () => GatewayProcess
}

/** One way to take the database away; `run` ends when it is there again. */
export interface Disturbance {
  readonly name: string
  run(scene: Scene): Promise<void>
}

const pauseMs = 8_000
const silenceMs = 12_000

/** One connection of the gateway, one with an open transaction if there is any. */
const terminateOne = (database: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()
   order by state like 'idle in transaction%' desc nulls last, random() limit 1`

/** A planned restart: connections are closed with a word. */
export const restart: Disturbance = {
  name: 'fast restart',
  async run({ server }) {
    await server.shutDown()
    await server.start()
  },
}

/** The server dies, and starts again from what it had written. */
export const crash: Disturbance = {
  name: 'kill -9 of the postmaster',
  async run({ server }) {
    await server.kill()
    await server.start()
  },
}

/** One connection is ended by somebody else. */
export const terminate: Disturbance = {
  name: 'terminated connection',
  run: async ({ server, database }) => void (await server.query(terminateOne(database))),
}

/** The gateway stands still for longer than the server lets a transaction stand open. */
export const pause: Disturbance = { name: 'gateway paused for 8 s', run: ({ gateway }) => gateway().pause(pauseMs) }

/** The server says nothing for longer than a gateway waits for it; its connections stay open. */
export const silence: Disturbance = { name: 'PostgreSQL silent for 12 s', run: ({ server }) => server.pause(silenceMs) }

/** The primary dies for good, and its synchronous standby takes its place. */
export const failOver = (standby: PostgresServer): Disturbance => ({
  name: 'standby promoted',
  async run({ server }) {
    await server.kill()
    await wait(500)
    await standby.promote()
  },
})
