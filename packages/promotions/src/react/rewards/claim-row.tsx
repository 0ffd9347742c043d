import { useFormat } from '@parlour/i18n/react'
import { IconRecent, IconCoins, IconGift, IconMission, IconTicket } from '@parlour/ui-kit/icons'
import { LinkButton, Money, RewardRow } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimCall } from '../../rewards/claim-call.ts'
import type { Claimable } from '../../rewards/claimable.ts'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { TakeAction } from '../effect/take-action.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import type { RowState } from './use-claim-queue.ts'
import { useUntil } from './use-until.ts'

type ClaimRowProps = Pick<RewardPartProps, 'currency' | 'categoryName' | 'recordHref'> & {
  claimable: Claimable
  state: RowState
  /** Whether "claim all" has come to this row. */
  isNext: boolean
  onDone: () => void
  /** Called when the call of this row has failed: the row keeps the reason. */
  onFailed: () => void
}

const icons = { reward: IconGift, raffle: IconTicket, login: IconRecent, milestone: IconMission, rebate: IconCoins }

/** What a reward is called: by the platform, or by its kind. */
function useTitle(claimable: Claimable): string {
  const text = usePromotionsText()
  const { kind, title } = claimable
  if (kind === 'login')
    return `${text('promotions.centre.login')} \u00b7 ${text('promotions.centre.day', { day: claimable.day })}`
  if (kind === 'rebate') return text('promotions.centre.kind.REBATE')
  if (title) return title
  const type = kind === 'milestone' ? 'MISSION' : claimable.promotionType
  return text.maybe(`promotions.centre.kind.${type}`) ?? text('promotions.centre.reward')
}

/** One reward: what it is for, its terms, until when, and the button that takes it; then where it is. */
export function ClaimRow(props: ClaimRowProps) {
  const { claimable, currency, categoryName, recordHref, state, isNext, onDone, onFailed } = props
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const title = useTitle(claimable)
  const until = useUntil(claimable.expiresAt)
  const { endpoint, input, of, listed } = claimCall(claimable)
  const effect = useTakeReward(endpoint, { of, onDone, onFailed })
  const take = () => effect.send(input)
  const takeInTurn = useEffectEvent(take)
  useEffect(() => {
    if (isNext) takeInTurn()
  }, [isNext])
  // The button that was pressed goes: the focus stays in its row.
  const pressed = useRef(false)
  const focusIfPressed = (place: HTMLElement | null) => {
    if (!place || !pressed.current) return
    pressed.current = false
    place.querySelector('a')?.focus({ preventScroll: true })
  }
  const isDone = state === 'done'
  const hasProblem = !isDone && (effect.status === 'refused' || effect.status === 'unsure')
  const { amount, terms: given, kind } = claimable
  const Icon = icons[kind]
  const sum = given && format.bonus(amount, currency, given)
  return (
    <RewardRow
      icon={<Icon size={20} />}
      title={title}
      text={
        given === null || sum === null
          ? text('promotions.centre.noTerms')
          : isDone
            ? terms.taken(amount, given)
            : terms.line(given)
      }
      time={isDone ? { tone: 'done', text: text('promotions.centre.claimed') } : until}
      value={sum ? <Money>{sum}</Money> : null}
      action={
        state !== 'open' ? (
          <div role="status" ref={focusIfPressed}>
            <LinkButton size="sm" href={recordHref} aria-label={text('promotions.offer.detailsOf', { title })}>
              {text('promotions.offer.details')}
            </LinkButton>
          </div>
        ) : (
          <TakeAction
            effect={effect}
            label={text('promotions.centre.claimOne')}
            of={title}
            inRow
            disabled={given === null}
            onTake={() => {
              pressed.current = true
              take()
            }}
          />
        )
      }
      note={hasProblem ? <EffectProblem effect={effect} listed={listed} /> : null}
    />
  )
}
