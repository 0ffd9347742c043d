import type { OpenDatabase } from '../db/open-database.ts'
import type { Metrics } from './metrics.ts'

/** Adds the connections to a server to the metrics: those of the calls, and those of the reports. */
export function watchPools(metrics: Metrics, { connections, reportConnections }: OpenDatabase): void {
  if (connections)
    metrics.watch({
      name: 'parlour_database_connections',
      help: 'Connections to PostgreSQL by state, and calls that wait for one',
      label: 'state',
      read: async () => ({ ...connections() }),
    })
  if (reportConnections)
    metrics.watch({
      name: 'parlour_report_connections',
      help: 'Connections to PostgreSQL of the reports, by state',
      label: 'state',
      read: async () => ({ ...reportConnections() }),
    })
}
