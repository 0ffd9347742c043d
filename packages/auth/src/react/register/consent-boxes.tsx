import { Checkbox } from '@parlour/ui-kit'
import type { Form } from '@parlour/validation/react'
import type { ReactNode } from 'react'
import { useAuthText } from '../use-auth-text.ts'
import type { FormField } from './use-registration-form.ts'

interface ConsentBoxesProps {
  form: Form<FormField>
  /** The age of the jurisdiction, in years. */
  age: number
  disabled: boolean
  onTerms: ((which: 'terms' | 'privacy') => void) | undefined
}

/**
 * Age and terms (REG-12), two boxes: the terms are agreed to from the start, as the platform has it; being of age is a
 * statement of the visitor, so that it is never checked beforehand.
 */
export function ConsentBoxes({ form, age, disabled, onTerms }: ConsentBoxesProps) {
  const text = useAuthText()
  const open = (which: 'terms' | 'privacy') => (label: ReactNode) =>
    onTerms ? (
      <button type="button" onClick={() => onTerms(which)}>
        {label}
      </button>
    ) : (
      label
    )
  const agreement = text.rich('auth.register.terms', { terms: open('terms'), privacy: open('privacy') })
  return (
    <>
      <Checkbox
        {...form.bindBox('age')}
        disabled={disabled}
        label={text('auth.register.age', { age })}
        error={form.issues['age'] ? text('auth.register.age_required', { age }) : undefined}
      />
      <Checkbox
        {...form.bindBox('terms')}
        disabled={disabled}
        label={agreement}
        error={form.issues['terms'] ? text('auth.register.terms_required') : undefined}
      />
    </>
  )
}
