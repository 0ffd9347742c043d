import { isComplete } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { forfeitBonus, getWithdrawSettings, listBonuses, type Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, FactList, FormStack, Modal, Notice } from '@parlour/ui-kit'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { walletMoved } from '../wallet/wallet-moved.ts'
import { useMemberText } from '../use-member-text.ts'
import { useForfeitFacts } from './forfeit-facts.ts'

/** What giving a bonus up has done; sums in minor units, null where the answer did not say them. */
export interface GivenUp {
  readonly title: string
  readonly lost: number
  readonly balance: number | null
  readonly free: number | null
  /** Whether it moved money, which then stands in the account record. */
  readonly booked: boolean
}

interface BonusConfirmProps {
  /** As it stands now; as it stood last once it has left the list. */
  bonus: Bonus
  currency: string
  onClose: () => void
  onDone: (done: GivenUp) => void
}

const invalidates = [...walletMoved, listBonuses, getWithdrawSettings]

/** The second step of giving a bonus up: the question, with what is lost once more. */
export function BonusConfirm({ bonus, currency, onClose, onDone }: BonusConfirmProps) {
  const text = useMemberText()
  const format = useFormat()
  const facts = useForfeitFacts(bonus, currency)
  const { bonusId, title, locked, forfeit } = bonus
  const loses = forfeit?.loses ?? 0
  const effect = useEndpointMutation(forfeitBonus, {
    scope: `${useAccount()}/${bonusId}`,
    invalidates,
    onDone: (answer, input) => {
      const whole = isComplete(forfeitBonus, answer) ? answer : null
      onDone({
        title,
        lost: whole?.lost ?? input.loses,
        balance: whole?.balance ?? null,
        free: whole?.free ?? null,
        booked: !locked,
      })
    },
  })
  const busy = effect.status === 'sending'
  const lost = effect.again !== null || effect.mustForget
  return (
    <Modal
      open
      name="bonusForfeitModal"
      title={text('member.bonus.ask', { title })}
      closeLabel={text('member.bonus.keep')}
      onClose={onClose}
      locked={busy}
      width={400}
    >
      <FormStack>
        <FactList facts={facts} />
        <Notice tone="warn">{text('member.bonus.final')}</Notice>
        <CashierProblem effect={effect} listed={listBonuses} />
        <Button
          variant="danger"
          size="lg"
          block
          loading={busy}
          disabled={lost || loses === 0}
          onClick={() => effect.send({ bonusId, loses })}
        >
          {text('member.bonus.confirm', { sum: format.money(loses, currency) })}
        </Button>
        <Button size="lg" block disabled={busy} onClick={onClose}>
          {text('member.bonus.keep')}
        </Button>
      </FormStack>
    </Modal>
  )
}
