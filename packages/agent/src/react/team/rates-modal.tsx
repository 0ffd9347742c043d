import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import {
  getCustomerRebate,
  listDownlineRebates,
  setDownlineRebate,
  type getCustomerRebate as Rebate,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { Failed, useAccount, useProblem } from '@parlour/screen-kit/react'
import { Button, CardText, FormError, FormStack, Modal, Skeleton, useToast } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { changedRates, memberBounds, memberRatesQuery, presentRates, sentRates } from '../../index.ts'
import { RateFields } from '../register/rate-fields.tsx'
import { useChosenRates } from '../register/use-chosen-rates.ts'
import { useAgentText } from '../use-agent-text.ts'

interface RatesModalProps {
  account: string
  categoryName: (code: string) => string
  onClose: () => void
}

const moved = [getCustomerRebate, listDownlineRebates]

/** The window that sets the rates of a direct member. */
export function RatesModal({ account, categoryName, onClose }: RatesModalProps) {
  const text = useAgentText()
  const { data, error, refetch } = useQuery(memberRatesQuery(useApi(), useAccount(), account))
  return (
    <Modal
      open
      name="ratesModal"
      title={text('agent.team.ratesOf', { name: account })}
      closeLabel={text('agent.team.closeRates')}
      onClose={onClose}
    >
      {data ? (
        <RatesForm account={account} rates={data.list} categoryName={categoryName} onClose={onClose} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  )
}

function RatesForm({
  account,
  rates,
  categoryName,
  onClose,
}: RatesModalProps & { rates: ResponseOf<typeof Rebate>['list'] }) {
  const text = useAgentText()
  const problem = useProblem()
  const toast = useToast()
  const bounds = memberBounds(rates)
  const present = presentRates(rates)
  const choice = useChosenRates(bounds, present)
  const effect = useEndpointMutation(setDownlineRebate, {
    scope: `${useAccount()}/${account}`,
    invalidates: moved,
    onDone: () => {
      toast.show({ tone: 'ok', text: text('agent.team.ratesSet', { name: account }) })
      onClose()
    },
    onFailed: (failed) => void choice.refuse(failed),
  })
  const changed = changedRates(present, choice.rates)
  const sending = effect.status === 'sending'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.fits) effect.send({ account, rates: sentRates(changed) })
      }}
    >
      <FormStack>
        <CardText>{text('agent.team.ratesText')}</CardText>
        <RateFields choice={choice} categoryName={categoryName} disabled={sending} handedOn />
        {effect.error && !sending && choice.refused === null ? <FormError>{problem(effect.error)}</FormError> : null}
        {bounds.length > 0 ? (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={sending}
            disabled={!choice.fits || Object.keys(changed).length === 0}
          >
            {text('agent.team.setRates')}
          </Button>
        ) : null}
      </FormStack>
    </form>
  )
}
