import type { FormValues } from './rule.ts'

/** What was typed into a form that went away, in memory. */
export interface FormDraft {
  read(): FormValues
  keep(values: FormValues): void
  clear(): void
}

/**
 * Stores what was typed into a form that was closed, in memory.
 *
 * @param secrets names of fields that are never stored, such as passwords and codes
 * @returns the draft; empty it after a successful submit
 * @example const draft = createFormDraft(['password', 'confirmPassword'])
 */
export function createFormDraft(secrets: readonly string[]): FormDraft {
  let kept: FormValues = {}
  return {
    read: () => kept,
    keep: (values) => {
      kept = Object.fromEntries(
        Object.entries(values).filter(([field, text]) => text !== '' && !secrets.includes(field)),
      )
    },
    clear: () => {
      kept = {}
    },
  }
}
