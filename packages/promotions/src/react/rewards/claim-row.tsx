import { useFormat } from '@parlour/i18n/react'
import { ResultLink } from '../effect/result-link.tsx'
import { IconCoins, IconGift, IconFlame, IconRecent, IconTicket } from '@parlour/ui-kit/icons'
import { Money, RewardRow } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimCall } from '../../rewards/claim-call.ts'
import type { Claimable } from '../../rewards/claimable.ts'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { TakeAction } from '../effect/take-action.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import type { ClaimQueue } from './use-claim-queue.ts'
import { useClaimTitles } from './use-claim-titles.ts'
import { useUntil } from './use-until.ts'

type ClaimRowProps = Pick<RewardPartProps, 'currency' | 'categoryName' | 'recordHref'> & {
  claimable: Claimable
  queue: ClaimQueue
}

const icons = { reward: IconGift, raffle: IconTicket, login: IconRecent, milestone: IconFlame, rebate: IconCoins }

/** One reward: what it is for, its terms, until when, and the button that takes it; then where it is. */
export function ClaimRow(props: ClaimRowProps) {
  const { claimable, currency, categoryName, recordHref, queue } = props
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const title = useClaimTitles()(claimable)
  const until = useUntil(claimable.expiresAt)
  const { endpoint, input, of, listed } = claimCall(claimable)
  const effect = useTakeReward(endpoint, {
    of,
    onDone: (answer) => queue.onDone(claimable, answer),
    onFailed: (error) => queue.onFailed(claimable, error),
  })
  const isNext = queue.turn === claimable.key
  // A lost attempt that must be looked for first is left to the member.
  const takeInTurn = useEffectEvent(() => (effect.mustForget ? queue.onFailed(claimable, null) : effect.send(input)))
  useEffect(() => {
    if (isNext) takeInTurn()
  }, [isNext])
  // The button that was pressed goes: the focus goes to what became of the reward.
  const pressed = useRef(false)
  const focusIfPressed = (place: HTMLElement | null) => {
    if (!place || !pressed.current) return
    pressed.current = false
    place.focus({ preventScroll: true })
  }
  const state = queue.stateOf(claimable)
  const isDone = state === 'done'
  const isOver = isDone || (state === 'gone' && effect.status !== 'unsure')
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
      {...(isDone
        ? {
            time: {
              tone: 'done' as const,
              text: (
                <span ref={focusIfPressed} tabIndex={-1}>
                  {text('promotions.centre.claimed')}
                </span>
              ),
            },
          }
        : kind === 'milestone' && claimable.expiresAt === null
          ? {}
          : { time: until })}
      value={sum ? <Money>{sum}</Money> : null}
      action={
        isOver ? (
          <ResultLink size="sm" href={recordHref} aria-label={text('promotions.offer.detailsOf', { title })}>
            {text('promotions.offer.details')}
          </ResultLink>
        ) : (
          <TakeAction
            effect={effect}
            label={text('promotions.centre.claimOne')}
            of={title}
            inRow
            disabled={given === null}
            onTake={() => {
              pressed.current = true
              effect.send(input)
            }}
          />
        )
      }
      note={
        hasProblem ? (
          <div ref={isOver ? focusIfPressed : null} tabIndex={-1}>
            <EffectProblem effect={effect} listed={listed} />
          </div>
        ) : null
      }
    />
  )
}
