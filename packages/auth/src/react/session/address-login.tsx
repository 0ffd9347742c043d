import { useApi } from '@parlour/api-client/react'
import type { SessionValue } from '@parlour/api-client/endpoints'
import { ConfirmDialog, useToast } from '@parlour/ui-kit'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { enter } from '../../login/enter.ts'
import { endToken } from '../../session/end-token.ts'
import { tradeTicket } from '../../session/trade-ticket.ts'
import { logout } from '../../session/logout.ts'
import { useAuth } from '../auth-context.ts'
import { authRequestAtom } from '../atoms.ts'
import { useAuthText } from '../use-auth-text.ts'

/** Props of `AddressLogin`. */
export interface AddressLoginProps {
  /** What the address carried; it is gone from there. */
  readonly found: readonly string[]
  /** Whether the platform puts whole tokens into addresses. */
  readonly bareToken?: boolean
  /** It is decided who is here. */
  readonly onDone: () => void
}

/**
 * Logs in by the code or token that the address carried (SYS-15).
 * If another account is logged in, a dialog names both and asks.
 *
 * @example <AddressLogin found={[code]} onDone={render} />
 */
export default function AddressLogin({ found, bareToken = false, onDone }: AddressLoginProps) {
  const text = useAuthText()
  const toast = useToast()
  const api = useApi()
  const { session, policy, deviceId } = useAuth()
  const request = useSetAtom(authRequestAtom)
  const [offer, setOffer] = useState<{ value: SessionValue; current: string } | null>(null)

  const take = (value: SessionValue) => {
    enter(api, session, value, { way: 'code', account: '', policy })
    // What waited for a login goes on; a window that asked for one has its answer.
    request(({ go }) => ({ window: null, go, forced: false }))
    toast.show({ tone: 'info', text: text('auth.address.done', { account: value.userName ?? '' }) })
    onDone()
  }
  const fail = (code: 'api.code.login.exchange.invalid' | 'api.kind.network') => {
    toast.show({ tone: 'bad', text: text(code) })
    onDone()
  }
  const meet = useEffectEvent((value: SessionValue) => {
    const state = session.get()
    if (state.status === 'guest') take(value)
    // The fresh one is left alone: the platform ends all sessions of a member and a device together.
    else if (state.account === value.userName) onDone()
    else setOffer({ value, current: state.account })
  })
  const refuse = useEffectEvent(fail)
  useEffect(() => {
    tradeTicket(api, { found, bareToken, deviceId }).then(
      (value) => (value ? meet(value) : refuse('api.code.login.exchange.invalid')),
      () => refuse('api.kind.network'),
    )
  }, [api, found, bareToken, deviceId])

  if (!offer) return null
  const { value, current } = offer
  const account = value.userName ?? ''
  const change = () => {
    logout(api, session)
    take(value)
  }
  const stay = () => {
    endToken(api, value.token)
    onDone()
  }
  return (
    <ConfirmDialog
      open
      name="addressLoginModal"
      title={text('auth.address.title', { account })}
      text={text('auth.address.text', { current, account })}
      confirmLabel={text('auth.address.confirm')}
      cancelLabel={text('auth.address.cancel')}
      onConfirm={change}
      onCancel={stay}
    />
  )
}
