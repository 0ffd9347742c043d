export { browserThreads } from './browser-threads.ts'
export { PatternPortsContext } from './pattern-ports.ts'
export { useForm } from './use-form.ts'
export { useValidator } from './use-validator.ts'

export type { BoxBinding, FieldBinding, FieldElement, Form, LookupState } from './form.ts'
export type { FieldCheck, FormOptions, Lookup } from './form-options.ts'
export type { LoadingValidator } from './use-validator.ts'
