import { VisuallyHidden } from '@parlour/ui-kit'
import { IconCheck, IconMinus } from '@parlour/ui-kit/icons'
import { useAuthText } from '../use-auth-text.ts'

interface RuleTicksProps {
  rules: readonly { id: string; text: string; ok: boolean }[]
}

/** The rules of a field, readable before typing, each ticked off as soon as it is kept. */
export function RuleTicks({ rules }: RuleTicksProps) {
  const text = useAuthText()
  return (
    <ul aria-label={text('auth.rules.label')}>
      {rules.map(({ id, text: words, ok }) => (
        <li key={id}>
          {ok ? <IconCheck size={16} /> : <IconMinus size={16} />} {words}
          {ok ? <VisuallyHidden> {text('auth.rules.done')}</VisuallyHidden> : null}
        </li>
      ))}
    </ul>
  )
}
