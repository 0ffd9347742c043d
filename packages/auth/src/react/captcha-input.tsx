import { CaptchaField } from '@parlour/ui-kit'
import type { FieldBinding } from '@parlour/validation/react'
import { useAuthText } from './use-auth-text.ts'
import type { useCaptcha } from './use-captcha.ts'

interface CaptchaInputProps {
  binding: FieldBinding<string>
  captcha: ReturnType<typeof useCaptcha>
  error: string | undefined
  /** Adds the star. */
  required?: boolean
}

/** The signs of a picture, with the picture; a click asks for another. */
export function CaptchaInput({ binding, captcha, error, required }: CaptchaInputProps) {
  const text = useAuthText()
  const failed = captcha.status === 'failed' ? text('auth.captcha.failed') : undefined
  return (
    <CaptchaField
      {...binding}
      label={text('auth.field.captcha')}
      hint={text('auth.hint.captcha')}
      error={failed ?? error}
      required={required}
      maxLength={16}
      picture={captcha.picture ?? undefined}
      loading={captcha.status === 'loading'}
      pictureAlt={text('auth.captcha.alt')}
      renewLabel={text('auth.captcha.renew')}
      onRenew={captcha.renew}
      pause={0}
    />
  )
}
