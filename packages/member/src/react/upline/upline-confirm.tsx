import { listTransactions } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import { Button, FactList, FormStack, Modal } from '@parlour/ui-kit'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { GivesUpNotice } from '../withdraw/gives-up-notice.tsx'
import type { UplineTransfer } from './use-upline-transfer.ts'

interface UplineConfirmProps extends Pick<UplineTransfer, 'secret' | 'effect' | 'told' | 'close'> {
  /** The formatted sum. */
  sum: string
  receiver: string
  /** What of open bonuses is given up, in minor units; null where the platform does not say. */
  forfeits: number | null
  currency: string
}

/** The last question of a transfer to the upline: what happens, and the payment password. */
export function UplineConfirm({ secret, effect, told, close, sum, receiver, forfeits, currency }: UplineConfirmProps) {
  const text = useMemberText()
  const format = useFormat()
  const problem = useProblem()
  const busy = effect.status === 'sending'
  const lost = effect.again !== null || effect.mustForget
  return (
    <Modal
      open
      name="uplineModal"
      title={text('member.upline.ask', { sum })}
      closeLabel={text('member.upline.close')}
      onClose={close}
      locked={busy}
      width={400}
    >
      <form {...secret.formProps}>
        <FormStack>
          <FactList
            facts={[
              { id: 'to', name: text('member.upline.to'), value: receiver },
              {
                id: 'gives',
                name: text('member.withdraw.gives'),
                value: forfeits ? format.money(forfeits, currency) : null,
              },
            ]}
          />
          <GivesUpNotice forfeits={forfeits} by="upline" currency={currency} />
          <p>{text('member.upline.final')}</p>
          <PaymentField
            {...secret.bind('password')}
            disabled={busy || lost}
            issue={secret.issues['password']}
            refusal={effect.error ? problem(effect.error) : ''}
          />
          <CashierProblem effect={effect} told={told} listed={listTransactions} />
          <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={lost}>
            {text('member.wallet.send', { sum })}
          </Button>
        </FormStack>
      </form>
    </Modal>
  )
}
