export { useForm } from './use-form.ts'
export { useValidator } from './use-validator.ts'

export type { FieldBinding, Form, FormOptions } from './use-form.ts'
export type { LoadingValidator } from './use-validator.ts'
