import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300]

/** Makes the metrics of one gateway, in a registry of its own. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, label: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers })

  const calls = counter(
    'parlour_calls_total',
    'Calls by endpoint record and outcome (ok, refused, limited, unavailable, failed)',
    'record',
    'outcome',
  )
  const durations = histogram(
    'parlour_call_duration_seconds',
    'Time to answer a call, by endpoint record',
    'record',
    callBuckets,
  )
  const running = new Gauge({ name: 'parlour_calls_in_flight', help: 'Calls that are being answered', registers })
  const refusals = counter('parlour_refusals_total', 'Refused calls by code', 'code')
  const limits = counter('parlour_limits_hit_total', 'Calls held back by a limit', 'limit')
  const jobs = counter(
    'parlour_job_runs_total',
    'Periods of jobs that were done, and tries that failed',
    'job',
    'outcome',
  )
  const jobDurations = histogram('parlour_job_duration_seconds', 'Time that a period of a job took', 'job', jobBuckets)
  const transfers = counter('parlour_transfers_total', 'Committed ledger transfers by kind', 'kind')
  const money = counter(
    'parlour_transfers_minor_units_total',
    'Money moved by committed ledger transfers, in minor units',
    'kind',
  )
  const deletions = counter('parlour_retention_deleted_rows_total', 'Rows deleted by retention', 'table')

  return {
    callStarted: () => running.inc(),
    callFinished({ record, outcome, refusal, limit, seconds }) {
      running.dec()
      calls.inc({ record, outcome })
      durations.observe({ record }, seconds)
      if (refusal !== null) refusals.inc({ code: refusal })
      if (limit !== null) limits.inc({ limit })
    },
    jobRan(job, outcome, seconds) {
      jobs.inc({ job, outcome })
      jobDurations.observe({ job }, seconds)
    },
    booked(kind, amount) {
      transfers.inc({ kind })
      money.inc({ kind }, amount)
    },
    deleted: (table, rows) => deletions.inc({ table }, rows),
    watch({ name, help, label, isTotal, read }) {
      const collect = async (): Promise<void> => {
        const values = await read().catch(() => null)
        metric.reset()
        for (const [of, value] of Object.entries(values ?? {})) metric.inc({ [label]: of }, value)
      }
      const configuration = { name, help, registers, labelNames: [label], collect }
      const metric: Gauge | Counter = isTotal ? new Counter(configuration) : new Gauge(configuration)
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
  }
}
