import type { RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { BaccaratOpening, Bet, Result, Round, Side, Stakes } from '../calls/baccarat.ts'
import { Field } from './field.tsx'
import { Hand } from './hand.tsx'
import { Road } from './road.tsx'
import { Shoe } from './shoe.tsx'
import type { Deal } from './use-deal.ts'

interface TableProps {
  speech: Speech
  opening: BaccaratOpening
  deal: Deal
  stakes: Stakes
  /** Oldest first. */
  results: readonly Result[]
  held: boolean
  mouth: RefObject<HTMLSpanElement | null>
  onPlace: (bet: Bet) => void
}

const isLit = ({ winner, playerPair, bankerPair }: Round, bet: Bet): boolean =>
  bet === winner || (bet === 'playerPair' && playerPair) || (bet === 'bankerPair' && bankerPair)

const endOf = ({ winner }: Round, side: Side): 'won' | 'lost' | null => {
  if (winner === 'tie') return null
  return winner === side ? 'won' : 'lost'
}

/** The felt: the road, both hands, the shoe, and the fields. */
export function Table({
  speech,
  opening: { fields, chips },
  deal: { round, state, moving },
  stakes,
  results,
  held,
  mouth,
  onPlace,
}: TableProps) {
  const over = moving ? null : round
  const road = useMemo(() => <Road speech={speech} results={results} />, [speech, results])
  const shoe = useMemo(() => <Shoe mouth={mouth} />, [mouth])
  return (
    <div class="felt">
      <svg class="felt__lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M-4 40C22 62 78 62 104 40M-4 43C22 65 78 65 104 43" vector-effect="non-scaling-stroke" />
      </svg>
      {road}
      <div class="hands" data-over={over ? '' : undefined}>
        {(['player', 'banker'] as const).map((side) => (
          <Hand
            key={side}
            speech={speech}
            side={side}
            hand={round?.[side] ?? null}
            state={state[side]}
            moving={moving}
            end={over && endOf(over, side)}
            shoe={mouth}
          />
        ))}
      </div>
      {shoe}
      <div
        class="fields"
        role="group"
        aria-label={speech.word('fields')}
        data-celebrated={over && over.win > over.stake ? '' : undefined}
      >
        {fields.map((kind) => {
          const told = round?.fields.find(({ bet }) => bet === kind.bet)
          return (
            <Field
              key={kind.bet}
              speech={speech}
              kind={kind}
              chips={chips}
              stake={stakes[kind.bet] ?? told?.stake ?? 0}
              end={over ? (told ?? null) : null}
              lit={over !== null && isLit(over, kind.bet)}
              held={held}
              onPress={() => onPlace(kind.bet)}
            />
          )
        })}
      </div>
    </div>
  )
}
