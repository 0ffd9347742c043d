import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { dividendPeriods, offerContract, type OfferPreview, type RequestOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount, useIfMounted } from '@parlour/screen-kit/react'
import { Button, Card, Columns, FormActions, FormNote, Live, Notice, Select, useToast } from '@parlour/ui-kit'
import { IconPlus } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import {
  checkSteps,
  draftTerm,
  firstSteps,
  mostSteps,
  offerBounds,
  offerPreviewQuery,
  sentSteps,
  stepsText,
  termOf,
  type OfferDraft,
  type OfferTerms,
} from '../../index.ts'
import { EffectProblem } from '../register/effect-problem.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { CoveredMonth } from './covered-month.tsx'
import { EndingContracts } from './ending-contracts.tsx'
import { MonthUnder } from './month-under.tsx'
import { OfferAside } from './offer-aside.tsx'
import { OfferStep } from './offer-step.tsx'
import { movedByContracts } from './use-contract-effect.ts'
import type { ContractMessages } from './use-contract-messages.ts'
import { useIssueMessage } from './use-issue-message.ts'
import { useOfferTerms } from './use-offer-terms.ts'
import { usePaused } from './use-paused.ts'

/** Whom an offer is for, and what it is about. */
export type OfferHead = Omit<RequestOf<typeof offerContract>, 'tiers' | 'period'>

interface OfferFormProps {
  head: OfferHead
  /** Whether `head` is what is written: until then nothing is sent. */
  isSettled: boolean
  /** What bounds the offer. */
  base: OfferPreview
  /** What was begun before. */
  draft: OfferDraft | undefined
  messages: ContractMessages
  currency: string
  onSent: (contractId: string) => void
}

/** The steps of an offer, within the own contract as they are written, and what it would come to. */
export function OfferForm({ head, isSettled, base, draft, messages, currency, onSent }: OfferFormProps) {
  const text = useAgentText()
  const format = useFormat()
  const toast = useToast()
  const issueMessage = useIssueMessage(messages)
  const account = useAccount()
  const bounds = offerBounds(base, head.kind)
  const { own } = bounds
  const { current } = base
  const first: OfferTerms = {
    period: (head.kind === 'dividend' && dividendPeriods.find((each) => each === current?.period)) || 'semimonthly',
    steps: firstSteps((current?.tiers ?? []).map(termOf), own),
  }
  const { terms, isFirst, isKept, ...written } = useOfferTerms(first, draft)
  const { period, steps } = terms
  /** What is in force already needs no offer. */
  const isInForce = isFirst && current !== null
  const issue = checkSteps(steps, bounds)
  const rested = usePaused(issue ? '' : stepsText(steps))
  const query = useQuery({
    ...offerPreviewQuery(useApi(), account, { ...head, period, steps: rested }),
    enabled: rested !== '',
  })
  // What an offer would come to is said of the steps that are written, and it is sent only once that is known.
  const preview = !issue && rested !== '' && rested === stepsText(steps) ? query.data : undefined
  const lead = useIfMounted(onSent)
  const effect = useEndpointMutation(offerContract, {
    scope: account,
    invalidates: movedByContracts,
    onDone: ({ contractId }) => {
      draft?.clear()
      toast.show({ tone: 'ok', text: text('agent.contract.sent') })
      lead(String(contractId))
    },
  })
  const lost = effect.status === 'unsure'
  const locked = lost || effect.status === 'sending'
  const startAgain = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes with what it removes.
    event.currentTarget.form?.querySelector('input')?.focus()
    written.startAgain()
    toast.show({
      text: text('agent.contract.removed'),
      action: { label: text('agent.contract.undo'), onClick: () => written.write(terms) },
    })
  }
  const fix = issue
    ? text('agent.contract.fix', { step: format.number(issue.step + 1) })
    : isInForce
      ? text('agent.contract.same', { name: head.account })
      : ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!fix && !lost && preview && isSettled) effect.send({ ...head, period, tiers: sentSteps(steps) })
      }}
    >
      <Columns
        aside={
          <OfferAside
            account={head.account}
            base={base}
            preview={preview}
            messages={messages}
            currency={currency}
            action={
              <>
                <EffectProblem
                  effect={effect}
                  told={false}
                  unsure={text('agent.contract.sendUnsure')}
                  left={text('agent.contract.unsureLeft')}
                />
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  block
                  loading={effect.status === 'sending'}
                  disabled={lost || !preview || !isSettled || isInForce}
                >
                  {text('agent.contract.send')}
                </Button>
                {fix ? <FormNote>{fix}</FormNote> : null}
                <Live>{fix}</Live>
              </>
            }
          />
        }
      >
        {isKept ? <Notice>{text('agent.contract.keptDraft')}</Notice> : null}
        {head.kind === 'dividend' ? (
          <Card as="section">
            <Select
              label={text('agent.contract.counted')}
              value={period}
              disabled={locked}
              options={dividendPeriods.map((each) => ({ value: each, label: messages.period(each) }))}
              onChange={({ target }) =>
                written.write({ ...terms, period: dividendPeriods.find((each) => each === target.value) ?? period })
              }
            />
          </Card>
        ) : null}
        {own.length === 0 ? <Notice tone="warn">{text('agent.contract.ownNone')}</Notice> : null}
        {steps.map((step, at) => (
          <OfferStep
            key={step.id}
            step={step}
            at={at}
            count={steps.length}
            bounds={bounds}
            wrong={(field) => (issue?.step === at && issue.field === field ? issueMessage(issue, step) : undefined)}
            messages={messages}
            currency={currency}
            disabled={locked}
            onStep={(to) => written.change(at, to)}
            onMove={(by) => written.move(at, by)}
            onRemove={() => written.remove(at)}
          />
        ))}
        <FormActions>
          <Button icon={<IconPlus />} disabled={locked || steps.length >= mostSteps} onClick={written.add}>
            {text('agent.contract.add')}
          </Button>
          {isFirst ? null : (
            <Button variant="text" disabled={locked} onClick={startAgain}>
              {text('agent.contract.startAgain')}
            </Button>
          )}
        </FormActions>
        {steps.length >= mostSteps ? <FormNote>{text('agent.contract.most', { count: mostSteps })}</FormNote> : null}
        {query.error && !issue && !preview ? (
          <Card as="section">
            <Failed error={query.error} onRetry={() => void query.refetch()} />
          </Card>
        ) : null}
        {preview ? <CoveredMonth preview={preview} name={head.account} messages={messages} /> : null}
        {preview && preview.ending.length > 0 ? (
          <EndingContracts ending={preview.ending} why={text('agent.contract.endingOffer')} messages={messages} />
        ) : null}
        {preview && preview.lastMonth.steps.length > 0 ? (
          <MonthUnder
            kind={head.kind}
            steps={steps.flatMap((step) => draftTerm(step) ?? [])}
            lastMonth={preview.lastMonth}
            messages={messages}
            currency={currency}
          />
        ) : null}
      </Columns>
    </form>
  )
}
