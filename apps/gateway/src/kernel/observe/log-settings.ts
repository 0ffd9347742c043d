/** How lines are written: `json` for a collector, `pretty` for a person at a terminal. */
export const logFormats = ['json', 'pretty'] as const

/** The least level that is written. */
export const logThresholds = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** How the log is written. */
export interface LogSettings {
  readonly format: (typeof logFormats)[number]
  readonly level: (typeof logThresholds)[number]
}
