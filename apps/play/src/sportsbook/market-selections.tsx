import { useEffect, useRef, useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Fixture, Market, PickName } from '../calls/sportsbook.ts'
import type { SlipHandle } from './use-bet-slip.ts'
import { marketName, oddsText, selectionName, sidesOf } from './wording.ts'

interface PicksProps {
  speech: Speech
  fixture: Fixture
  market: Market
  slip: SlipHandle
  held: boolean
  /** Whether its name stands above it. */
  named?: boolean
  onPick: (market: Market, pick: PickName, odds: number) => void
}

/** Which way odds went since they were last drawn; forgotten with the next change. */
function useMoved(odds: number): 'up' | 'down' | undefined {
  const lastRef = useRef(odds)
  const [moved, setMoved] = useState<'up' | 'down' | undefined>()
  useEffect(() => {
    if (lastRef.current !== odds) setMoved(odds > lastRef.current ? 'up' : 'down')
    lastRef.current = odds
  }, [odds])
  return moved
}

function PickButton({
  name,
  odds,
  text,
  isOn,
  held,
  onPress,
}: {
  name: string
  odds: number
  text: string
  isOn: boolean
  held: boolean
  onPress: () => void
}) {
  const moved = useMoved(odds)
  return (
    <button class="pick" type="button" aria-pressed={isOn} disabled={held} data-moved={moved} onClick={onPress}>
      <span class="pick__name">{name}</span> <span class="pick__odds">{text}</span>
    </button>
  )
}

/** The picks of a market: each is on the slip or not. */
export function MarketSelections({ speech, fixture, market, slip, held, named = false, onPick }: PicksProps) {
  const title = marketName(speech, market)
  return (
    <div class="market" role="group" aria-label={`${sidesOf(fixture)}: ${title}`}>
      {named ? (
        <p class="market__name" aria-hidden="true">
          {title}
        </p>
      ) : null}
      <div class="market__picks" data-count={market.picks.length}>
        {market.picks.map(({ pick, odds }) => (
          <PickButton
            key={pick}
            name={selectionName(speech, fixture, market, pick)}
            odds={odds}
            text={oddsText(speech, odds)}
            held={held}
            isOn={slip.has({ fixture: fixture.id, market: market.kind, pick })}
            onPress={() => onPick(market, pick, odds)}
          />
        ))}
      </div>
    </div>
  )
}
