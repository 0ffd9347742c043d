import { Button, Divider, FormStack, SocialRow } from '@parlour/ui-kit'
import type { AfterLogin } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { useAuthText } from '../use-auth-text.ts'
import { socialBrands } from './brands.ts'
import { NewAccount } from './new-account.tsx'
import { SocialNotice } from './social-notice.tsx'
import { useSocial } from './use-social.ts'

/** Props of `SocialBlock`. */
export interface SocialBlockProps {
  /** Somebody came in to an account that was there. A new one ends with the message about it instead. */
  readonly onEntered: (after: AfterLogin) => void
  /** Shows the terms or the privacy notice to who opens an account. */
  readonly onTerms?: ((which: 'terms' | 'privacy') => void) | undefined
}

/**
 * Ways in with an account elsewhere (LOG-09), each only where it
 * is switched on; nothing without any. Asks for nothing by itself.
 */
export function SocialBlock({ onEntered, onTerms }: SocialBlockProps) {
  const text = useAuthText()
  const { social } = useAuth()
  const { state, press, agree } = useSocial(onEntered)
  if (!social || social.providers.length === 0) return null
  const busy = state.step === 'opening' || state.step === 'sending'
  return (
    <FormStack>
      <Divider>{text('auth.social.separator')}</Divider>
      <SocialRow>
        {social.providers.map((provider) => {
          const { name, mark: Mark } = socialBrands[provider]
          const mine = busy && state.provider === provider
          return (
            <Button
              key={provider}
              variant="secondary"
              aria-label={text('auth.social.label', { provider: name })}
              loading={mine}
              icon={<Mark size={18} />}
              aria-disabled={(busy && !mine) || undefined}
              onClick={() => void press(provider)}
            >
              {name}
            </Button>
          )
        })}
      </SocialRow>
      {state.step === 'unknown' ? (
        <NewAccount
          provider={socialBrands[state.provider].name}
          age={social.age}
          onTerms={onTerms}
          onAgree={() => void agree()}
        />
      ) : (
        <SocialNotice state={state} onAgain={(provider) => void press(provider)} />
      )}
    </FormStack>
  )
}
