import { SplitModal } from '@parlour/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { AfterLogin, Refusal } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { SocialBlock } from '../social/social-block.tsx'
import { useEntered } from '../use-entered.ts'
import { OtpForm } from './otp-form.tsx'
import { loginTypeAtom, nameDraftAtom, smsDraftAtom } from './login-draft.ts'
import { LoginSlogan } from './login-slogan.tsx'
import { LoginMethods } from './login-methods.tsx'
import type { PendingLogin } from './login-method.ts'

/** Props of `LoginModal`. */
export interface LoginModalProps {
  /**
   * Module ids that are switched on: FREEPLAY3, MOBILEVERCODELOGIN3,
   * CHNGPASSMAIL3, CHNGPASSVERIF3, DIRECTREG3 count here.
   */
  readonly flags?: ReadonlySet<string>
  /**
   * What the platform promises beside the form, read from its promotions, with the currency (ISO 4217) of sums for which
   * it names none; without it there is no slogan.
   */
  readonly slogan?: { readonly currency: string }
  /** Picture that fills the half beside the form. */
  readonly art?: ReactNode
  readonly brand?: ReactNode
  /** Shows the terms or the privacy notice to who opens an account by a sign-in elsewhere. */
  readonly onTerms?: (which: 'terms' | 'privacy') => void
}

const noFlags: ReadonlySet<string> = new Set()

/** The login popup (`loginPopupModal`); it closes by itself once somebody is logged in. */
export default function LoginModal({ flags = noFlags, slogan, art, brand, onTerms }: LoginModalProps) {
  const text = useAuthText()
  const { window, open, close } = useAuthWindow()
  const entered = useEntered()
  const drafts = [useAtomValue(nameDraftAtom), useAtomValue(smsDraftAtom)]
  const choose = useSetAtom(loginTypeAtom)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [why, setWhy] = useState<Refusal | null>(null)

  const onEntered = (after: AfterLogin) => {
    drafts.forEach((draft) => draft.clear())
    choose('username')
    entered(after)
  }
  const onBack = (refusal: Refusal | null) => {
    setWhy(refusal)
    setPending(null)
  }
  const join = flags.has('DIRECTREG3') && (
    <>
      {text('auth.login.new')}{' '}
      <button type="button" onClick={() => open('register')}>
        {text('auth.login.open_account')}
      </button>
    </>
  )
  const target = pending?.check.target
  const lead = pending ? (target ? text('auth.otp.lead', { target }) : text('auth.otp.lead_plain')) : join || undefined
  return (
    <SplitModal
      open={window === 'login'}
      name="loginPopupModal"
      title={text(pending ? 'auth.otp.title' : 'auth.login.title')}
      lead={lead}
      closeLabel={text('auth.modal.close')}
      onClose={close}
      art={art}
      brand={brand}
      artText={slogan ? <LoginSlogan {...slogan} /> : undefined}
    >
      {pending ? (
        <OtpForm pending={pending} onRenewed={setPending} onBack={onBack} />
      ) : (
        <LoginMethods
          flags={flags}
          why={why}
          onEntered={onEntered}
          onCheck={setPending}
          onForgot={() => open('recovery')}
          elsewhere={<SocialBlock onEntered={onEntered} onTerms={onTerms} />}
        />
      )}
    </SplitModal>
  )
}
