import type { DatabaseAddress } from './database-url.ts'
import { ServerPool } from './server-pool.ts'
import { reportLimits, reportPlans } from './time-limits.ts'

/**
 * Opens the pool of the reports on a server: three connections that may only read,
 * each statement for three seconds at most. Their own setting makes them read-only,
 * so what tells the primary of several servers is whether it is in recovery.
 */
export const openReports = ({ target, ...address }: DatabaseAddress): ServerPool =>
  new ServerPool({
    ...address,
    target: target === 'any' ? 'any' : 'primary',
    settings: {
      max: 3,
      connectionTimeoutMillis: reportLimits.connection,
      lock_timeout: reportLimits.lock,
      statement_timeout: reportLimits.statement,
      idle_in_transaction_session_timeout: reportLimits.idle,
      options: `${reportPlans} -c default_transaction_read_only=on`,
      keepAlive: true,
      keepAliveInitialDelayMillis: reportLimits.connection,
    },
    // The pool of the calls logs that the database is lost.
    tell: () => undefined,
    monotonic: () => performance.now(),
    silence: reportLimits.statement + 1_000,
  })
