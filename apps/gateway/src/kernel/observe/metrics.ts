/**
 * How a call ended: answered, refused by a rule, held back by
 * a limit (429), turned away for now (503), or failed (500).
 */
export type Outcome = 'ok' | 'refused' | 'limited' | 'unavailable' | 'failed'

/** A call that is over. */
export interface FinishedCall {
  readonly record: string
  readonly outcome: Outcome
  /** The code of the refusal. */
  readonly refusal: string | null
  /** The limit that was full. */
  readonly limit: string | null
  readonly seconds: number
}

/**
 * Values that are read when the metrics are requested, by the value of their label; null where they cannot be read now.
 */
export interface Watched {
  readonly name: string
  readonly help: string
  readonly label: string
  /** Whether the values only rise as long as the process runs. */
  readonly isTotal?: true
  readonly read: () => Promise<Readonly<Record<string, number>> | null>
}

/** What the gateway counts for its operator. */
export interface Metrics {
  readonly callStarted: () => void
  readonly callFinished: (call: FinishedCall) => void
  /** A period of a job, or a try at one. */
  readonly jobRan: (job: string, outcome: 'done' | 'failed', seconds: number) => void
  /** A booked transfer: the sum of its positive entries in minor units. */
  readonly booked: (kind: string, amount: number) => void
  /** Rows that retention has deleted. */
  readonly deleted: (table: string, rows: number) => void
  readonly watch: (values: Watched) => void
  /** Process, memory, garbage collection and event loop, from now on: once a process. */
  readonly watchProcess: () => void
  /** Everything, in the text format of Prometheus. */
  readonly text: () => Promise<string>
}
