import { useFormat } from '@parlour/i18n/react'
import {
  AmountField,
  Card,
  CardHead,
  FormRow,
  FormStack,
  IconButton,
  latinDigits,
  Segmented,
  SliderField,
  TextField,
} from '@parlour/ui-kit'
import { IconSortDown, IconSortUp, IconTrash } from '@parlour/ui-kit/icons'
import { highestAt, keptAt, type DraftStep, type OfferBounds, type StepField } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface OfferStepProps {
  step: DraftStep
  /** From 0, of so many. */
  at: number
  count: number
  bounds: OfferBounds
  /** What is wrong with a field of this step. */
  wrong: (field: StepField) => string | undefined
  messages: ContractMessages
  currency: string
  disabled: boolean
  onStep: (change: Partial<DraftStep>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const thousand = 100_000
const percent = 100
const most = 999_999

/** How many places a percentage needs: two to four. */
const placesOf = (value: number): number =>
  [2, 3].find((places) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6) ?? 4

/** A step of an offer: what it asks for, what it pays, and what stays with the agent. */
export function OfferStep(props: OfferStepProps) {
  const { step, at, count, bounds, wrong, messages, currency, disabled, onStep, onMove, onRemove } = props
  const text = useAgentText()
  const format = useFormat()
  const kept = keptAt(bounds, step)
  const keeps =
    kept === null
      ? undefined
      : step.rateType === 'P'
        ? text('agent.contract.keep', { sum: messages.money(kept), thousand: messages.money(thousand) })
        : text('agent.contract.keepFixed', { sum: messages.money(kept) })
  const named = { step: format.number(at + 1) }
  const amounts = {
    compact: true,
    currency,
    locale: format.tag,
    disabled,
    clearLabel: text('agent.contract.clear'),
    unreadableLabel: text('agent.contract.unreadable'),
  }
  const asks = { minimumBet: step.minimumBet ?? 0, netLoss: step.netLoss ?? 0, activeMember: step.activeMember ?? 0 }
  // 0.0007 × 100 is not 0.07 in binary, and the slider would end a step before it.
  const highest = Math.round(highestAt(bounds, asks, 'P') * percent * 1e6) / 1e6
  const digits = Math.max(placesOf(highest), placesOf(step.percent ?? 0))
  const rate = { error: wrong('rate'), hint: keeps }
  return (
    <Card as="section">
      <CardHead
        title={text('agent.contract.stepOf', named)}
        end={
          <>
            <IconButton
              label={text('agent.contract.up', named)}
              icon={<IconSortUp />}
              disabled={disabled || at === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={text('agent.contract.down', named)}
              icon={<IconSortDown />}
              disabled={disabled || at === count - 1}
              onClick={() => onMove(1)}
            />
            <IconButton
              label={text('agent.contract.remove', named)}
              icon={<IconTrash />}
              disabled={disabled || count === 1}
              onClick={onRemove}
            />
          </>
        }
      />
      <FormStack>
        <FormRow>
          <AmountField
            {...amounts}
            label={text('agent.contract.field.minimumBet')}
            name={`bets-${at}`}
            value={step.minimumBet}
            onValue={(minimumBet) => onStep({ minimumBet })}
            error={wrong('minimumBet')}
          />
          {bounds.loss ? (
            <AmountField
              {...amounts}
              label={text('agent.contract.field.netLoss')}
              name={`loss-${at}`}
              value={step.netLoss}
              onValue={(netLoss) => onStep({ netLoss })}
              error={wrong('netLoss')}
            />
          ) : null}
          <TextField
            label={text('agent.contract.field.activeMember')}
            name={`members-${at}`}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={step.activeMember === null ? '' : String(step.activeMember)}
            onChange={({ target }) => {
              const typed = latinDigits(target.value).trim()
              // "1.5" and "-1" are no numbers of players: what stood there stays.
              if (!/^\d*$/.test(typed)) return
              onStep({ activeMember: typed === '' ? null : Math.min(most, Number(typed)) })
            }}
            error={wrong('activeMember')}
          />
        </FormRow>
        {bounds.own.some(({ rateType }) => rateType === 'A') ? (
          <Segmented
            label={text('agent.contract.pays')}
            value={step.rateType}
            disabled={disabled}
            onValue={(rateType) => onStep({ rateType })}
            options={[
              { value: 'P', label: text('agent.contract.part') },
              { value: 'A', label: text('agent.contract.fixed') },
            ]}
          />
        ) : null}
        {step.rateType === 'P' ? (
          <SliderField
            {...rate}
            label={text('agent.contract.field.rate')}
            name={`rate-${at}`}
            value={step.percent}
            onValue={(value) => onStep({ percent: value })}
            min={0}
            max={highest}
            step={10 ** -digits}
            digits={digits}
            unit="%"
            locale={format.tag}
            disabled={disabled}
          />
        ) : (
          <AmountField
            {...amounts}
            {...rate}
            label={text('agent.contract.field.amount')}
            name={`amount-${at}`}
            value={step.amount}
            onValue={(amount) => onStep({ amount })}
          />
        )}
      </FormStack>
    </Card>
  )
}
