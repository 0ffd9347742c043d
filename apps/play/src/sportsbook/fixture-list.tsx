import type { Speech } from '../frame/speech.ts'
import { Badge } from './badge.tsx'
import type { Fixture, Market, PickName } from '../calls/sportsbook.ts'
import type { Group } from './days.ts'
import { FixtureCard } from './fixture-card.tsx'
import type { SlipHandle } from './use-bet-slip.ts'
import { marketName } from './wording.ts'

interface ListProps {
  speech: Speech
  groups: readonly Group[]
  slip: SlipHandle
  held: boolean
  onPick: (fixture: Fixture, market: Market, pick: PickName, odds: number) => void
  onSlip: () => void
}

/** The fixtures of a tab, league by league. */
export function FixtureList({ speech, groups, slip, held, onPick, onSlip }: ListProps) {
  if (groups.length === 0) return <p class="nothing">{speech.word('none')}</p>
  return groups.map(({ league, fixtures }) => {
    const market = fixtures.flatMap(({ markets }) => markets).at(0)
    return (
      <section key={league.code} class="league" aria-labelledby={`league-${league.code}`}>
        <header class="league__head">
          <Badge sport={league.sport} />
          <h2 id={`league-${league.code}`}>{league.name}</h2>
          {market && market.line === null ? <p class="label">{marketName(speech, market)}</p> : null}
        </header>
        <ul class="fixtures">
          {fixtures.map((fixture) => (
            <FixtureCard
              key={fixture.id}
              speech={speech}
              league={league}
              fixture={fixture}
              slip={slip}
              held={held}
              onPick={onPick}
              onSlip={onSlip}
            />
          ))}
        </ul>
      </section>
    )
  })
}
