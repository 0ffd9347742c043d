import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useIssueText } from '@parlour/screen-kit/react'
import {
  Button,
  Card,
  CardHead,
  CardText,
  Columns,
  FormRow,
  FormStack,
  IconButton,
  Live,
  RadioGroup,
  Summary,
  TextField,
} from '@parlour/ui-kit'
import { IconRefresh } from '@parlour/ui-kit/icons'
import type { RuleSet } from '@parlour/validation'
import { useQuery } from '@tanstack/react-query'
import { defaultsQuery, keptOfThousand, type RateBounds } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { EffectProblem } from './effect-problem.tsx'
import { RateFields } from './rate-fields.tsx'
import { useChosenRates } from './use-chosen-rates.ts'
import { useNewAccount, type OpenedAccount } from './use-new-account.ts'

interface OpenFormProps {
  rules: RuleSet
  bounds: readonly RateBounds[]
  currency: string
  categoryName: (code: string) => string
  onOpened: (opened: OpenedAccount) => void
}

const thousand = 100_000
const missing = '\u2014'

/** A new account: who it is, its rates, and beside them what the agent keeps. */
export function OpenForm({ rules, bounds, currency, categoryName, onOpened }: OpenFormProps) {
  const text = useAgentText()
  const format = useFormat()
  const issueText = useIssueText()
  const { data: self } = useQuery(defaultsQuery(useApi(), useAccount()))
  const choice = useChosenRates(bounds)
  const { form, effect, type, setType, told, freshPassword } = useNewAccount(rules, choice, onOpened)
  const lost = effect.status === 'unsure'
  const locked = lost || effect.status === 'sending'
  const name = form.lookup('username')
  const good = name === 'good' ? text('agent.register.free') : undefined
  const money = (minor: number | null) => (minor === null ? missing : format.money(minor, currency))
  return (
    <form {...form.formProps}>
      <Columns
        aside={
          <Summary
            title={text('agent.register.keep', { sum: format.money(thousand, currency) })}
            facts={bounds.map((bound) => ({
              id: bound.productType,
              name: categoryName(bound.productType),
              value: money(keptOfThousand(bound, choice.rates[bound.productType])),
            }))}
            action={
              <>
                <EffectProblem
                  effect={effect}
                  told={told}
                  unsure={text('agent.register.unsure')}
                  left={text('agent.register.unsureLeft')}
                />
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  block
                  loading={effect.status === 'sending' || form.sending}
                  disabled={lost || !choice.fits}
                >
                  {text('agent.register.submit')}
                </Button>
              </>
            }
            note={text('agent.register.keepNote')}
          />
        }
      >
        <Card as="section">
          <CardHead title={text('agent.register.who')} />
          <FormStack>
            <RadioGroup
              label={text('agent.register.type')}
              look="cards"
              beside
              value={type === 0 ? 'player' : 'agent'}
              onValue={(value) => setType(value === 'agent' ? 2 : 0)}
              options={[
                {
                  value: 'player',
                  label: text('agent.register.player'),
                  hint: text('agent.register.playerHint'),
                  disabled: locked,
                },
                {
                  value: 'agent',
                  label: self?.level
                    ? text('agent.centre.level', { level: format.number(self.level + 1) })
                    : text('agent.register.agent'),
                  hint: text('agent.register.agentHint'),
                  disabled: locked,
                },
              ]}
            />
            <FormRow>
              <div>
                <TextField
                  {...form.bind('username')}
                  label={text('agent.register.name')}
                  required
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  readOnly={locked}
                  error={issueText(form.issues['username'])}
                  good={good}
                  hint={name === 'asking' ? text('agent.register.asking') : undefined}
                />
                <Live>{good}</Live>
              </div>
              <TextField
                {...form.bind('password')}
                label={text('agent.register.password')}
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={locked}
                error={issueText(form.issues['password'])}
                hint={text('agent.register.passwordHint')}
                end={
                  <IconButton
                    label={text('agent.register.fresh')}
                    icon={<IconRefresh />}
                    disabled={locked}
                    onClick={freshPassword}
                  />
                }
              />
            </FormRow>
          </FormStack>
        </Card>
        <Card as="section">
          <CardHead title={text('agent.register.rates')} />
          <FormStack>
            {bounds.length > 0 ? <CardText>{text('agent.register.ratesHint')}</CardText> : null}
            <RateFields choice={choice} categoryName={categoryName} disabled={locked} />
          </FormStack>
        </Card>
      </Columns>
    </form>
  )
}
