import type { FormValues } from './rule.ts'

/** What was typed into a form that went away, in memory. */
export interface FormDraft {
  read(): FormValues
  keep(values: FormValues): void
  clear(): void
}

/** A draft that never holds the fields in `secrets`, such as passwords and codes. */
export function createFormDraft(secrets: readonly string[]): FormDraft {
  let kept: FormValues = {}
  return {
    read: () => kept,
    keep: (values) => {
      kept = Object.fromEntries(Object.entries(values).filter(([field, text]) => text !== '' && !secrets.includes(field)))
    },
    clear: () => {
      kept = {}
    },
  }
}
