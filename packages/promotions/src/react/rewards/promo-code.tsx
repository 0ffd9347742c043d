import { useApi } from '@parlour/api-client/react'
import { claimTicket, getPromoCode, listClaimHistory } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import { Button, Card, CardHead, CardText, FactList, FormActions, FormStack, Notice, TextField } from '@parlour/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { TakeButton } from '../effect/take-button.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

const longest = 32

/** A code as it is sent: without the blanks that come along when it is pasted. */
const plainCode = (typed: string): string => typed.replace(/\s/g, '')

/** The field of a promotion code: it says what the code gives and under which terms before it is taken. */
export function PromoCode({ currency, categoryName, recordHref }: RewardPartProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const problem = useProblem()
  const api = useApi()
  const terms = useTerms(currency, categoryName)
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [taken, setTaken] = useState<Taken | null>(null)
  const look = useMutation({ mutationFn: (promoCode: string) => api.call(getPromoCode, { promoCode }) })
  const effect = useTakeReward(claimTicket, {
    of: 'code',
    onDone: ({ amount, terms: given }) => {
      setTaken({ amount, terms: given ?? look.data?.terms ?? null })
      setCode('')
      look.reset()
    },
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    const typed = plainCode(code)
    setEmpty(typed === '')
    setTaken(null)
    effect.reset()
    if (typed !== '') look.mutate(typed)
  }
  const found = look.data
  const error = isEmpty ? text('promotions.centre.codeEmpty') : look.error ? problem(look.error) : undefined
  const closed = found && !found.available
  return (
    <Card as="section">
      <CardHead title={text('promotions.centre.code')} />
      <FormStack>
        <form noValidate onSubmit={check}>
          <FormStack>
            <TextField
              label={text('promotions.centre.codeField')}
              name="promoCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longest}
              value={code}
              hint={text('promotions.centre.codeHint')}
              error={error}
              onChange={(event) => {
                setCode(event.target.value)
                setEmpty(false)
                look.reset()
              }}
            />
            <FormActions>
              <Button type="submit" loading={look.isPending}>
                {text('promotions.centre.codeCheck')}
              </Button>
            </FormActions>
          </FormStack>
        </form>
        {taken ? <TakenNotice {...taken} currency={currency} recordHref={recordHref} /> : null}
        {found && closed ? (
          <Notice tone="warn">{text(found.used ? 'promotions.centre.codeUsed' : 'promotions.centre.codeGone')}</Notice>
        ) : null}
        {found?.available && found.amount !== null && found.terms ? (
          <FormStack>
            <CardText>
              {text('promotions.centre.codeGives', {
                title: found.title ?? '',
                sum: format.bonus(found.amount, currency, found.terms),
              })}
            </CardText>
            <FactList facts={terms.facts(found.terms)} />
            <TakeButton
              effect={effect}
              label={text('promotions.rebate.take', {
                sum: format.bonus(found.amount, currency, found.terms),
              })}
              listed={listClaimHistory}
              onTake={() => effect.send({ promoCode: plainCode(code) })}
            />
          </FormStack>
        ) : null}
      </FormStack>
    </Card>
  )
}
