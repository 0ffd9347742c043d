import type { Form } from '@parlour/validation/react'

/** Puts a choice into a form and takes back what was wrong with the one before. */
export const useSetFieldValue =
  <Field extends string>(form: Form<Field>) =>
  (field: Field, value: string): void => {
    form.setValue(field, value)
    if (form.issues[field]) form.setServerIssue(field, null, false)
  }
