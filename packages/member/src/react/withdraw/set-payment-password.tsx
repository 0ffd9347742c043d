import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, Notice } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityQuery } from '../../index.ts'
import { PaymentPasswordModal } from '../account/payment-password-modal.tsx'
import { useMemberText } from '../use-member-text.ts'

/** Says that money leaves only with a payment password, and sets it here, so that what was typed stays. */
export function SetPaymentPassword() {
  const text = useMemberText()
  const { data } = useQuery(securityQuery(useApi(), useAccount()))
  const [open, setOpen] = useState(false)
  const set = (
    <Button size="sm" disabled={!data} onClick={() => setOpen(true)}>
      {text('member.payment.set')}
    </Button>
  )
  return (
    <>
      <Notice tone="warn" actions={set}>
        {text('member.withdraw.noPassword')}
      </Notice>
      {open && data ? (
        <PaymentPasswordModal has={false} hasPassword={data.hasPassword} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
