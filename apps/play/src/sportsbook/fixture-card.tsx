import { useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Fixture, League, Market, PickName } from '../calls/sportsbook.ts'
import { MarketSelections } from './market-selections.tsx'
import type { SlipHandle } from './use-bet-slip.ts'
import { goalText, newsText, sidesOf, stateText } from './wording.ts'

interface CardProps {
  speech: Speech
  league: League
  fixture: Fixture
  slip: SlipHandle
  held: boolean
  onPick: (fixture: Fixture, market: Market, pick: PickName, odds: number) => void
  /** Leads to the slip. */
  onSlip: () => void
}

/** What counts so far on each side; a new key with each change lets it move once. */
const Score = ({ fixture: { home, away, live } }: { fixture: Fixture }) => (
  <dl class="score">
    {[
      [home, live?.home ?? 0],
      [away, live?.away ?? 0],
    ].map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd key={count}>{count}</dd>
      </div>
    ))}
  </dl>
)

const Names = ({ fixture: { home, away } }: { fixture: Fixture }) => (
  <p class="names">
    <span>{home}</span>
    <span class="unseen"> – </span>
    <span>{away}</span>
  </p>
)

/**
 * A fixture: when it starts or how it stands, its sides, and while it is open its markets, the first one at once; with
 * a pick of it on the slip, a way there by key.
 */
export function FixtureCard({ speech, league, fixture, slip, held, onPick, onSlip }: CardProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { id, state, markets, live } = fixture
  const [first, ...more] = markets
  const news = newsText(speech, fixture)
  const goal = goalText(speech, league, fixture)
  const pick = (market: Market) => ({
    speech,
    fixture,
    market,
    slip,
    held,
    onPick: (of: Market, picked: PickName, odds: number) => onPick(fixture, of, picked, odds),
  })
  return (
    <li class="fixture" data-state={state}>
      <div class="fixture__head">
        <p class="fixture__state" data-phase={live?.phase}>
          {stateText(speech, league, fixture)}
        </p>
        {live ? <Score fixture={fixture} /> : <Names fixture={fixture} />}
      </div>
      {first ? <MarketSelections {...pick(first)} /> : null}
      {more.length > 0 ? (
        <button
          class="fixture__more"
          type="button"
          aria-expanded={isWhole}
          aria-controls={`more-${id}`}
          aria-label={`${speech.word(isWhole ? 'marketsFewer' : 'marketsAll')}: ${sidesOf(fixture)}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        </button>
      ) : null}
      {news || goal ? <p class="fixture__note">{news || goal}</p> : null}
      <div class="fixture__rest" id={`more-${id}`} hidden={!isWhole || more.length === 0}>
        {isWhole ? more.map((market) => <MarketSelections key={market.kind} {...pick(market)} named />) : null}
      </div>
      {slip.slip.legs.some((leg) => leg.fixture === id) ? (
        <button class="fixture__slip" type="button" onClick={onSlip}>
          {speech.word('slipCount', { count: slip.slip.legs.length })}
        </button>
      ) : null}
    </li>
  )
}
