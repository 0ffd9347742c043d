import { useEndpointMutation } from '@parlour/api-client/react'
import { createAffiliateUrl, listAffiliateUrls } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, FormStack, RadioGroup, TextField, useToast } from '@parlour/ui-kit'
import { useState } from 'react'
import { sentRates, type RateBounds } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { EffectProblem } from './effect-problem.tsx'
import { RateFields } from './rate-fields.tsx'
import { useChosenRates } from './use-chosen-rates.ts'

interface NewLinkFormProps {
  bounds: readonly RateBounds[]
  categoryName: (code: string) => string
  /** Gets the number of the link; null where the platform did not say it. */
  onMade: (id: string | null) => void
}

const longestNote = 60

/** What a new link is called, what it opens, and with which rates. */
export function NewLinkForm({ bounds, categoryName, onMade }: NewLinkFormProps) {
  const text = useAgentText()
  const toast = useToast()
  const choice = useChosenRates(bounds)
  const [note, setNote] = useState('')
  const [type, setType] = useState<0 | 2>(0)
  const effect = useEndpointMutation(createAffiliateUrl, {
    scope: useAccount(),
    invalidates: [listAffiliateUrls],
    onDone: ({ affiUrlId }) => {
      toast.show({ tone: 'ok', text: text('agent.register.linkMade') })
      onMade(affiUrlId === null ? null : String(affiUrlId))
    },
    onFailed: (error) => void choice.refuse(error),
  })
  const lost = effect.status === 'unsure'
  const locked = lost || effect.status === 'sending'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.fits && !lost) effect.send({ type, note: note.trim(), rates: sentRates(choice.rates) })
      }}
    >
      <FormStack>
        <TextField
          label={text('agent.register.note')}
          name="note"
          value={note}
          maxLength={longestNote}
          autoComplete="off"
          readOnly={locked}
          onChange={(event) => setNote(event.target.value)}
          hint={text('agent.register.noteHint')}
        />
        <RadioGroup
          label={text('agent.register.type')}
          look="cards"
          beside
          value={type === 0 ? 'player' : 'agent'}
          onValue={(value) => setType(value === 'agent' ? 2 : 0)}
          options={[
            { value: 'player', label: text('agent.register.player'), disabled: locked },
            { value: 'agent', label: text('agent.register.agent'), disabled: locked },
          ]}
        />
        <RateFields choice={choice} categoryName={categoryName} disabled={locked} />
        <EffectProblem
          effect={effect}
          told={choice.refused !== null}
          unsure={text('agent.register.linkUnsure')}
          left={text('agent.register.linkUnsureLeft')}
          listed={listAffiliateUrls}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={effect.status === 'sending'}
          disabled={lost || !choice.fits}
        >
          {text('agent.register.make')}
        </Button>
      </FormStack>
    </form>
  )
}
