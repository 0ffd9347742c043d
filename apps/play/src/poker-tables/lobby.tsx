import type { Speech } from '../frame/speech.ts'
import type { Room } from '../calls/poker-tables.ts'

interface LobbyProps {
  speech: Speech
  rooms: readonly Room[]
  balance: number
  /** The room that the launch named. */
  asked: number | null
  disabled: boolean
  onSit: (room: number) => void
}

const around = [
  [50, 88],
  [12, 62],
  [26, 16],
  [74, 16],
  [88, 62],
] as const

/** A table from above, as small as a sign: its chairs, as many of them taken as fits how full the room is. */
const Small = ({ taken }: { taken: number }) => (
  <svg class="small" viewBox="0 0 100 100" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
    {around.map(([x, y], at) => (
      <circle key={at} class="small__chair" data-taken={at < taken ? '' : undefined} cx={x} cy={y} r="9" />
    ))}
    <rect class="small__rail" x="14" y="22" width="72" height="58" rx="29" />
    <rect class="small__felt" x="19" y="27" width="62" height="48" rx="24" />
    <rect class="small__line" x="28" y="35" width="44" height="32" rx="16" />
  </svg>
)

/** The rooms: what each asks for, who sits there, and a way in where the balance is enough. */
export function Lobby({ speech: { word, money }, rooms, balance, asked, disabled, onSit }: LobbyProps) {
  return (
    <section class="lobby" aria-label={word('rooms')}>
      <ul class="poker-tables">
        {rooms.map(({ number, ante, raise, least, seats, taken }) => {
          const name = word(`room${number}`)
          const reason = balance < least ? word('low', { sum: money(least) }) : taken >= seats ? word('noChair') : ''
          return (
            <li key={number} class="room" data-room={number} data-asked={number === asked ? '' : undefined}>
              <Small taken={Math.min(5, taken)} />
              <h2 class="room__name">{name}</h2>
              <dl>
                <div class="room__ante">
                  <dt>{word('ante')}</dt>
                  <dd>{money(ante)}</dd>
                </div>
                <div>
                  <dt>{word('raise')}</dt>
                  <dd>{money(raise)}</dd>
                </div>
                <div>
                  <dt>{word('least')}</dt>
                  <dd>{money(least)}</dd>
                </div>
                <div>
                  <dt>{word('seats')}</dt>
                  <dd>{word('taken', { taken, seats })}</dd>
                </div>
              </dl>
              <button
                class={`${number === asked ? 'go' : 'quiet'} room__sit`}
                type="button"
                aria-label={`${word('sit')}: ${name}`}
                disabled={disabled || reason !== ''}
                onClick={() => onSit(number)}
              >
                {word('sit')}
              </button>
              <p class="room__why">{reason}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
