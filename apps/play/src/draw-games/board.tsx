import type { Speech } from '../frame/speech.ts'
import { Balls } from './balls.tsx'
import type { DrawGameState } from '../calls/draw-games.ts'
import { leftUntil, useHasCome, useSeconds, type ServerClock } from './use-clock.ts'

interface BoardProps {
  told: DrawGameState
  clock: ServerClock
  speech: Speech
  /** The draw that was opened while the page was open: its balls fall in. */
  fresh: string | null
  onLobby: () => void
}

/** The countdown to the next draw: the one part that each second draws again. */
function NextDraw({
  lottery: { opensAt, closesAt, interval, numero },
  clock,
  speech: { word },
}: Pick<BoardProps, 'clock' | 'speech'> & Pick<DrawGameState, 'lottery'>) {
  const now = useSeconds(clock)
  const isClosed = now >= closesAt
  return (
    <div class="board__next">
      <p class="label">{word('numero', { numero })}</p>
      <p class="count" role="timer">
        <span class="label">{word('opensIn')}</span> <strong>{leftUntil(opensAt, now)}</strong>
      </p>
      <div class="left" aria-hidden="true">
        <div
          class="left__bar"
          style={{ transform: `scaleX(${Math.max(0, Math.min(1, (opensAt - now) / interval)).toFixed(4)})` }}
        />
      </div>
      <p class="note">{isClosed ? word('closed') : `${word('closesIn')} ${leftUntil(closesAt, now)}`}</p>
    </div>
  )
}

/** The last draw, the countdown to the next one by the clock of the server, and the seal of it. */
export function Board({ told: { lottery, results, seal }, clock, speech, fresh, onLobby }: BoardProps) {
  const { word } = speech
  const { opensAt, interval, numero, before } = lottery
  const [last] = results
  const isOver = useHasCome(clock, opensAt)
  const isDrawing = isOver || (last !== undefined && last.openedAt < opensAt - interval)
  return (
    <section class="board" aria-label={word('lastDraw')}>
      <div class="board__draw">
        <p class="label">
          {isDrawing
            ? word('drawing', { numero: isOver ? numero : before })
            : last
              ? word('numero', { numero: last.numero })
              : word('noDraw')}
        </p>
        {last ? (
          <Balls
            key={isDrawing ? 'turning' : last.numero}
            numbers={last.numbers}
            size="large"
            fresh={fresh === last.numero}
            turning={isDrawing}
          />
        ) : null}
      </div>
      {last && last.numbers.length <= 6 ? (
        <ul class="board__past" aria-label={word('results')}>
          {results.slice(1, 4).map((draw) => (
            <li key={draw.numero}>
              <Balls numbers={draw.numbers} />
            </li>
          ))}
        </ul>
      ) : null}
      <NextDraw lottery={lottery} clock={clock} speech={speech} />
      <div class="board__foot">
        {seal ? (
          <details class="seal">
            <summary>{word('seal')}</summary>
            <code>{seal}</code>
          </details>
        ) : (
          <span />
        )}
        <button class="quiet" type="button" onClick={onLobby}>
          {word('lobby')}
        </button>
      </div>
    </section>
  )
}
