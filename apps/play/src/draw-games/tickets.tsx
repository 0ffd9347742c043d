import type { Speech } from '../frame/speech.ts'
import { Balls } from './balls.tsx'
import { lineText } from './line-text.ts'
import type { Ticket } from '../calls/draw-games.ts'

const stateText = ({ word, money }: Speech, { win }: Ticket): string => {
  if (win === null) return word('state.open')
  return win > 0 ? word('state.won', { sum: money(win) }) : word('state.lost')
}

/** The tickets of the player, the last one sold first: their lines, their draw, and what they paid. */
export const Tickets = ({ tickets, speech }: { tickets: readonly Ticket[]; speech: Speech }) =>
  tickets.length === 0 ? (
    <p class="note">{speech.word('ticketsEmpty')}</p>
  ) : (
    <ul class="rows">
      {tickets.map((ticket) => (
        <li
          key={ticket.id}
          class="ticket"
          data-state={ticket.win === null ? 'open' : ticket.win > ticket.stake ? 'won' : 'over'}
        >
          <p class="ticket__head">
            <strong>{ticket.title}</strong> <span>{speech.money(ticket.stake)}</span>
          </p>
          <p class="note">{speech.word('numero', { numero: ticket.numero })}</p>
          <ul class="ticket__lines">
            {ticket.lines.map((line, at) => (
              <li key={at}>{lineText(speech, line)}</li>
            ))}
          </ul>
          <p class="ticket__foot">
            {ticket.numbers ? <Balls numbers={ticket.numbers} /> : null}{' '}
            <span class="ticket__state">{stateText(speech, ticket)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
