import type { ServerClock } from '../crash/server-clock.ts'
import type { Speech } from '../frame/speech.ts'
import { Chips } from './chips.tsx'
import { Ring } from './ring.tsx'
import type { Table as TableToDraw } from '../calls/poker-tables.ts'
import { ownPlay } from './poker-tables.ts'
import { Seat } from './seat.tsx'
import { viewOf } from './view.ts'

interface TableProps {
  speech: Speech
  clock: ServerClock
  table: TableToDraw
  decidesWithin: number
}

/**
 * The table from above: five seats around it, the player's own
 * in front, the pot and the time that is left in the middle.
 */
export function Table({ speech, clock, table, decidesWithin }: TableProps) {
  const { word, money } = speech
  const { hand, seats, pot, endsAt } = viewOf(table)
  const winner = seats.find(({ won }) => won)
  const isOver = hand?.state === 'over'
  const dealt = table.hand?.state === 'dealt'
  const urgent = dealt && ownPlay(table.hand)?.state === 'deciding'
  return (
    <section class="board" aria-label={word('table', { room: word(`room${table.room}`), number: table.number })}>
      <div class="rail" aria-hidden="true">
        <div class="felt" />
      </div>
      <p class="board__name" aria-hidden="true">
        {word('table', { room: word(`room${table.room}`), number: table.number })}
      </p>
      <div class="pot" data-to={isOver && winner ? winner.at : undefined} key={hand?.id ?? 'none'}>
        <Ring speech={speech} clock={clock} endsAt={endsAt} whole={dealt ? decidesWithin : null} urgent={urgent} />
        {pot > 0 ? <Chips count={Math.ceil(pot / table.ante)} /> : null}
        <p class="pot__sum">
          <span class="label">{word(pot > 0 ? 'pot' : 'ante')}</span>{' '}
          <strong>{money(pot > 0 ? pot : table.ante)}</strong>
        </p>
        {isOver && hand.fee ? <p class="pot__fee">{word('potLessRake', { fee: money(hand.fee) })}</p> : null}
      </div>
      <ol class="seats" aria-label={word('players')}>
        {seats.map((seat) => (
          <Seat key={seat.place} speech={speech} seat={seat} handId={hand?.id ?? null} />
        ))}
      </ol>
    </section>
  )
}
