import { Button, Checkbox, FormNote, FormStack } from '@parlour/ui-kit'
import { useState, type ReactNode } from 'react'
import { useAuthText } from '../use-auth-text.ts'

/** Props of `NewAccount`. */
export interface NewAccountProps {
  /** The provider as it calls itself. */
  readonly provider: string
  readonly age: number
  readonly onTerms?: ((which: 'terms' | 'privacy') => void) | undefined
  readonly onAgree: () => void
}

/** No account has this social sign-in: one opens only for who is of age and agrees, as in the registration (REG-12). */
export function NewAccount({ provider, age, onTerms, onAgree }: NewAccountProps) {
  const text = useAuthText()
  const [boxes, setBoxes] = useState({ age: false, terms: true })
  const [asked, setAsked] = useState(false)
  const open = (which: 'terms' | 'privacy') => (label: ReactNode) =>
    onTerms ? (
      <button type="button" onClick={() => onTerms(which)}>
        {label}
      </button>
    ) : (
      label
    )
  const agree = () => {
    setAsked(true)
    if (boxes.age && boxes.terms) onAgree()
  }
  return (
    <FormStack>
      <div role="status">
        <FormNote>{text('auth.social.unknown', { provider })}</FormNote>
      </div>
      <Checkbox
        label={text('auth.register.age', { age })}
        checked={boxes.age}
        onChange={({ target }) => setBoxes({ ...boxes, age: target.checked })}
        error={asked && !boxes.age ? text('auth.register.age_required', { age }) : undefined}
      />
      <Checkbox
        label={text.rich('auth.register.terms', { terms: open('terms'), privacy: open('privacy') })}
        checked={boxes.terms}
        onChange={({ target }) => setBoxes({ ...boxes, terms: target.checked })}
        error={asked && !boxes.terms ? text('auth.register.terms_required') : undefined}
      />
      <Button variant="primary" block onClick={agree}>
        {text('auth.social.new_account')}
      </Button>
    </FormStack>
  )
}
