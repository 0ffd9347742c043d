import { UnreachedError } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useToast } from '@parlour/ui-kit'
import type { FormValues, RuleSet } from '@parlour/validation'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react'
import {
  createRegistration,
  isMobile,
  isUnderWay,
  loadMember,
  nextRegistration,
  openRegistration,
  register,
  runRegistration,
  type CodeProof,
  type RegistrationMode,
  type RegistrationPlan,
  type RegistrationProofs,
  type RegistrationState,
} from '../../index.ts'
import { authRequestAtom } from '../atoms.ts'
import { useAuth } from '../auth-context.ts'
import { usePhoneCountry } from '../phone/use-phone-country.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useCaptcha } from '../use-captcha.ts'
import { newUsernameAtom, registerDraftAtom } from './atoms.ts'
import { unknownCode, type BrokenCode } from './broken-codes.ts'
import type { RegistrationSetup } from './registration-setup.ts'
import { useOtpSender } from './use-otp-sender.ts'
import type { Invitation } from './use-invitation.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useRegistrationForm, type FormField } from './use-registration-form.ts'

interface RegistrationOptions extends Pick<RegistrationSetup, 'flags' | 'registerUrl' | 'age' | 'report' | 'onDone'> {
  rules: RuleSet
  mode: RegistrationMode
  invitation: Invitation
}

interface Sent {
  readonly values: FormValues
  /** Dialling code of the number. */
  readonly dial: string
  readonly proofs: RegistrationProofs
}

const pick = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))

/** A registration at work: what is typed, what is wrong with it, and the attempt under way (REG-08). */
export function useRegistration({
  rules,
  mode,
  invitation,
  flags,
  registerUrl,
  age,
  report,
  onDone,
}: RegistrationOptions) {
  const api = useApi()
  const { session, deviceId, human, onLogin } = useAuth()
  const store = useStore()
  const text = useAuthText()
  const toast = useToast()
  const { open } = useAuthWindow()
  const draft = useAtomValue(registerDraftAtom)
  const setNewUsername = useSetAtom(newUsernameAtom)
  const registration = useMemo(() => createRegistration(api, session.store, mode), [api, session, mode])
  const [state, setState] = useState<RegistrationState>(openRegistration)
  const busy = useRef(false)
  const sent = useRef<Sent | null>(null)
  const phone = usePhoneCountry()
  const verifiesHuman = flags.has('GEETEST3') && human !== undefined
  const captcha = useCaptcha(rules['captcha'] !== undefined)

  const { form, fields, validator, check } = useRegistrationForm({
    rules,
    dial: phone.dial,
    age,
    report,
    onSubmit: (values) => run('submit', values),
  })
  const { broken } = invitation
  const mendCode = useEffectEvent(({ field, text: left, issue }: BrokenCode) => {
    // A field that the rules leave out cannot be mended: its code is not sent, and the sentence stands below the form.
    if (fields.includes(field)) form.setValue(field, left)
    form.setServerIssue(field, issue, false)
  })
  useEffect(() => {
    for (const code of broken) mendCode(code)
  }, [broken])

  const isBroken = (field: FormField) => broken.some((code) => code.field === field && code.text === form.values[field])
  const typed = fields.some((field) => form.values[field] && !isBroken(field))
  useLeaveQuestion(typed && state.step !== 'done')

  const renewPicture = () => {
    if (rules['captcha'] === undefined) return
    void captcha.load()
    form.setValue('captcha', '')
  }

  // A picture belongs to the form it was shown in (REG-05), and so does what was refused there.
  const shownMode = useRef(mode)
  const changeMode = useEffectEvent(() => {
    busy.current = false
    setState(openRegistration)
    // What the rules find wrong stands beside fields that were left or sent; they look at those again by themselves.
    for (const [field, { code }] of Object.entries(form.issues))
      if (code === 'server' || ![...form.touched].some((left) => left === field))
        form.setServerIssue(field, null, false)
    for (const code of broken) if (isBroken(code.field)) mendCode(code)
    renewPicture()
  })
  useEffect(() => {
    if (shownMode.current === mode) return
    shownMode.current = mode
    changeMode()
  }, [mode])

  const sender = useOtpSender(flags.has('GEETEST3') && !human, renewPicture)
  const unsure = state.step === 'unsure'
  const codeOf = (values: FormValues) => values['affiliateCode']?.trim() || invitation.referral.affiliateCode || ''

  const planOf = (values: FormValues): RegistrationPlan => ({
    invitation: flags.has('AFFMAN3') && codeOf(values) !== '',
    human: verifiesHuman,
    phone: sender.confirms && fields.includes('verificationCode'),
  })

  const portsOf = (values: FormValues) => ({
    attempt: registration,
    // Nothing is submitted that the form finds wrong.
    check: () => true,
    invitation: () => invitation.ask(codeOf(values)),
    human: () => human?.verify('register') ?? Promise.resolve(null),
    async phone() {
      const token = await sender.confirm(values['verificationCode'] ?? '')
      if (!token) form.setServerIssue('verificationCode', { field: 'verificationCode', code: 'required' })
      return token
    },
    async send(proofs: RegistrationProofs) {
      // What was lost is sent again as it was.
      sent.current = unsure && sent.current ? sent.current : { values, dial: phone.dial, proofs }
      const { referral } = invitation
      const context = {
        mode,
        registerUrl,
        referral,
        countryDialingCode: sent.current.dial,
        proofs: sent.current.proofs,
        ...(deviceId ? { deviceId } : {}),
      }
      await register(registration, session, pick(sent.current.values, fields), context)
    },
    load: () => loadMember(api, session),
  })

  const showRefusal = ({ refusal: { issue } }: Extract<RegistrationState, { step: 'refused' }>) => {
    renewPicture()
    if (!issue) return
    const { field } = issue
    if (field === 'affiliateCode' || field === 'referralCode') invitation.refuse(field)
    form.setServerIssue(field, issue)
  }

  const run = async (press: 'submit' | 'again', values: FormValues) => {
    if (busy.current) return
    busy.current = true
    const end = await runRegistration(state, press, planOf(values), portsOf(values), setState)
    // A second press of a double click may come after the end: an account that is open is not registered once more.
    busy.current = end.step === 'done'
    if (end.step === 'refused') showRefusal(end)
    if (end.step !== 'done') return
    draft.clear()
    if (session.get().status === 'guest') {
      toast.show({ tone: 'ok', text: text('auth.registered.success') })
      open('login')
      return onDone()
    }
    setNewUsername(isMobile(mode))
    open('registered')
    onLogin?.({ next: 'welcome', forced: false, first: true, resumed: store.get(authRequestAtom).go !== null })
    onDone()
  }

  return {
    fields,
    validator,
    captcha,
    form,
    state,
    phone,
    unsure,
    /**
     * Gives up a registration without a final answer, where the
     * platform ignores keys; else null: the same is sent again.
     */
    giveUp:
      unsure && registration.mustForget
        ? () => {
            registration.forget()
            setState(openRegistration)
          }
        : null,
    underWay: isUnderWay(state),
    mayReset: !unsure && !isUnderWay(state),
    /** Where a code for the number goes; null while the number is not right or its country not known. */
    codeTarget:
      form.values.mobileNum && !phone.pending && !check('mobileNum', form.values)
        ? { dialingCode: phone.dial, number: form.values.mobileNum.trim() }
        : null,
    sendOtp: sender.send,
    /** Shows the visitor to be human before a code is sent, where the platform wants that of everybody. */
    async codeProof(): Promise<CodeProof> {
      if (!flags.has('GEETEST3')) return {}
      if (human) return human.verify('sms')
      const signs = form.values.captcha.trim()
      if (signs !== '') return { captcha: signs }
      form.setServerIssue('captcha', { field: 'captcha', code: 'required' })
      throw new UnreachedError({ kind: 'cancelled', endpoint: 'sendRegisterCode', requestId: '' })
    },
    /** An attempt whose answer was lost is sent again as it was, with its own key. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!unsure || !sent.current) return form.formProps.onSubmit(event)
      event.preventDefault()
      void run('again', sent.current.values)
    },
    /** The dialog about the invitation code was read. */
    confirmInvitation: () => {
      setState(nextRegistration(state, { type: 'settled' }, planOf(form.values)))
      form.setServerIssue('affiliateCode', unknownCode)
    },
    reset: () => {
      busy.current = false
      form.reset()
      setState(openRegistration)
      if (rules['captcha'] !== undefined) void captcha.load()
    },
  }
}
