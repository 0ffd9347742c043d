import { useEffect, useState } from 'preact/hooks'
import { cardName } from '../cards/card.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { Speech } from '../frame/speech.ts'
import { BotMark } from './bot-mark.tsx'
import { held, madeText } from './made-text.ts'
import type { Player } from '../calls/poker-tables.ts'
import type { SeatView } from './view.ts'

const turnsAfter = 620

/** Three cards; the player's own are dealt face down and turned. */
function Cards({ player: { cards, who } }: { player: Player }) {
  const [down, setDown] = useState(who === 'you')
  useEffect(() => {
    const timer = setTimeout(() => setDown(false), turnsAfter)
    return () => clearTimeout(timer)
  }, [])
  const shown = cards && held(cards)
  return (
    <div class="hand" aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <div key={at} class="hand__card">
          <PlayingCard card={shown?.[at] ?? null} down={down} />
        </div>
      ))}
    </div>
  )
}

/** Where the player's cards will lie. */
const Places = () => (
  <div class="hand" aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <div key={at} class="hand__card hand__place" />
    ))}
  </div>
)

interface SeatProps {
  speech: Speech
  seat: SeatView
  /** The hand that lies there, or null before one is dealt. */
  handId: string | null
}

/** A seat: whose it is, what they do, their cards, what they were paid. A free chair is announced as free. */
export function Seat({ speech, seat: { at, player, won }, handId }: SeatProps) {
  const { word, money } = speech
  if (!player) {
    return (
      <li class="seat" data-at={at} data-free="">
        <div class="plate">
          <span class="face" aria-hidden="true" />
          <span class="plate__name">{word('free')}</span>
        </div>
      </li>
    )
  }
  const { who, name, state, cards, made, paid } = player
  const isBot = who === 'bot'
  const says = handId === null && state === 'deciding' ? '' : word(`state.${state}`)
  return (
    <li class="seat" data-at={at} data-who={who} data-state={state} data-won={won ? '' : undefined}>
      {handId === null ? who === 'you' ? <Places /> : null : <Cards key={handId} player={player} />}
      {handId === null ? null : (
        <span class="unseen">
          {cards
            ? held(cards)
                .map((card) => cardName(speech, card))
                .join(', ')
            : word('hidden')}
        </span>
      )}
      <div class="plate">
        <span class="face" aria-hidden="true">
          {isBot ? <BotMark /> : [...name][0]?.toUpperCase()}
        </span>
        <span class="plate__name">{isBot ? word('bot') : who === 'you' ? word('you') : name}</span>
        <span class="plate__state">{state === 'stays' && paid ? `+${money(paid)}` : says}</span>
      </div>
      {made ? <span class="made">{madeText(speech, player)}</span> : null}
    </li>
  )
}
