import { Notice } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/**
 * Said before money leaves an account where the platform does not say what of open bonuses that gives up.
 *
 * @example {plan.forfeits === null ? <BonusUnsaid /> : null}
 */
export function BonusUnsaid() {
  const text = useScreenKitText()
  return <Notice tone="warn">{text('screen-kit.bonusUnsaid')}</Notice>
}
