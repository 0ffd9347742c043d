import { Button, FormError, FormNote } from '@parlour/ui-kit'
import type { SocialProvider, SocialState } from '../../index.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { socialBrands } from './brands.ts'

const words = { blocked: 'auth.social.blocked', closed: 'auth.social.closed', slow: 'auth.social.slow' } as const

/** Props of `SocialNotice`. */
export interface SocialNoticeProps {
  readonly state: SocialState
  /** Begins once more, in the press itself. */
  readonly onAgain: (provider: SocialProvider) => void
}

/** What a sign-in elsewhere waits for, or why it came to nothing, with the way on. */
export function SocialNotice({ state, onAgain }: SocialNoticeProps) {
  const text = useAuthText()
  if (state.step !== 'stopped') {
    const said = {
      idle: () => null,
      unknown: () => null,
      opening: (provider: string) => text('auth.social.opening', { provider }),
      sending: () => text('auth.social.sending'),
    }[state.step](state.step === 'idle' ? '' : socialBrands[state.provider].name)
    return <div role="status">{said && <FormNote>{said}</FormNote>}</div>
  }
  const { why } = state
  const provider = socialBrands[state.provider].name
  if (typeof why !== 'string') return <RefusalNotice refusal={why} />
  return (
    <>
      <FormError>{text(words[why], { provider })}</FormError>
      <Button variant="secondary" block onClick={() => onAgain(state.provider)}>
        {text(why === 'blocked' ? 'auth.social.open' : 'auth.social.again')}
      </Button>
    </>
  )
}
