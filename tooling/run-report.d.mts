/** One task of a run, as turbo's summary has it; times in milliseconds. */
export interface RunTask {
  readonly taskId: string
  readonly logFile: string
  readonly cache: { readonly status: string }
  readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number }
}
/** The newest summary that turbo has written since that moment (milliseconds), or null where it wrote none. */
export declare function readSummary(root: string, since: number): { readonly tasks: readonly RunTask[] } | null
/** How many tests the log of a task tells of. */
export declare function countTests(log: string): { passed: number; failed: number; skipped: number }
/** Why a task failed: from the first line of its log that tells a failure's place, else its last lines. */
export declare function reasonOf(log: string): string[]
/** The end of a run, in lines: a table of steps, the slowest tasks, why what failed did, and last the number of tests. */
export declare function report(root: string, summary: { readonly tasks: readonly RunTask[] }): string[]
