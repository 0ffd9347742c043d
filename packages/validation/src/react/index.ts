export { useForm } from './use-form.ts'

export type { FieldBinding, Form, FormOptions } from './use-form.ts'
