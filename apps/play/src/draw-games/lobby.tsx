import { useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Session } from '../frame/server.ts'
import { Balls } from './balls.tsx'
import type { Lottery } from '../calls/draw-games.ts'
import { leftUntil, useSeconds, type ServerClock } from './use-clock.ts'
import { useLobby } from './use-lobby.ts'

const areas = ['VN', 'SEA', 'PH', 'ELOTT'] as const

interface LobbyProps {
  session: Session
  clock: ServerClock
  speech: Speech
  /** The area that shows first. */
  area: string
  onOpen: (lottery: Lottery) => void
}

function Card({
  game,
  now,
  word,
  onOpen,
}: {
  game: Lottery
  now: number
  word: Speech['word']
  onOpen: LobbyProps['onOpen']
}) {
  const { gameId, title, group, opensAt, closesAt, interval, last } = game
  return (
    <li>
      <button class="card" type="button" style={{ '--hue': String((gameId * 47) % 360) }} onClick={() => onOpen(game)}>
        <img class="card__poster" src={`/posters/${gameId}.svg`} alt="" width={66} height={88} loading="lazy" />
        <span class="card__text">
          <strong class="card__title">{title}</strong>
          <span class="note">{word(`group.${group}`)}</span>
          {last ? <Balls numbers={last.numbers.slice(0, 10)} /> : <span class="note">{word('noDraw')}</span>}
        </span>
        <span class="card__next">
          <span class="label">{word('opensIn')}</span>
          <strong>{leftUntil(opensAt, now)}</strong>
          <span class="left" aria-hidden="true">
            <span
              class="left__bar"
              data-closed={now >= closesAt ? '' : undefined}
              style={{ transform: `scaleX(${Math.max(0, Math.min(1, (opensAt - now) / interval)).toFixed(4)})` }}
            />
          </span>
        </span>
      </button>
    </li>
  )
}

/** The lottery games of an area with their countdowns and last draws; each leads to its page. */
export function Lobby({ session, clock, speech: { word }, area: first, onOpen }: LobbyProps) {
  const games = useLobby(session, clock)
  const now = useSeconds(clock)
  const [area, setArea] = useState(first)
  return (
    <section class="lobby" aria-label={word('lobby')}>
      <div class="chips" role="group" aria-label={word('areas')}>
        {areas.map((one) => (
          <button key={one} class="chip" type="button" aria-pressed={one === area} onClick={() => setArea(one)}>
            {word(`area.${one}`)}
          </button>
        ))}
      </div>
      {games ? (
        <ul class="cards">
          {games
            .filter((game) => game.area === area)
            .map((game) => (
              <Card key={game.code} game={game} now={now} word={word} onOpen={onOpen} />
            ))}
        </ul>
      ) : (
        <p class="note">{word('opening')}</p>
      )}
    </section>
  )
}
