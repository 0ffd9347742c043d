import { PlayingCard } from '../cards/playing-card.tsx'
import type { Speech } from '../frame/speech.ts'
import type { Made, PokerTablesOpening } from '../calls/poker-tables.ts'

/** Every kind of hand, best first, with an example and how many of the 22,100 hands make it. */
const kinds: readonly (readonly [Made, string, number])[] = [
  ['straightFlush', '9s 8s 7s', 48],
  ['three', 'Qh Qd Qc', 52],
  ['straight', 'Jd Tc 9h', 720],
  ['flush', 'Kh 8h 3h', 1096],
  ['pair', 'Ts Th 6c', 3744],
  ['high', 'Ad 9s 4c', 16_440],
]
const all = 22_100

/** How a hand goes, what it costs and pays, who plays, and what is worth what. */
export function How({
  speech: { word, figure },
  opening: { feePercent, decidesWithin, alwaysStaying },
}: {
  speech: Speech
  opening: PokerTablesOpening
}) {
  return (
    <>
      <p>{word('how')}</p>
      <p class="more">{word('howRake', { percent: feePercent })}</p>
      <p class="more">{word('howBots')}</p>
      <p class="more">{word('howTime', { seconds: decidesWithin / 1000 })}</p>
      <h3>{word('hands')}</h3>
      <ol class="kinds">
        {kinds.map(([made, cards, count]) => (
          <li key={made}>
            <span class="kinds__cards" aria-hidden="true">
              {cards.split(' ').map((card) => (
                <PlayingCard key={card} card={card} />
              ))}
            </span>
            <span class="kinds__name">{word(`made.${made}`)}</span>
            <span class="kinds__often">{word('often', { percent: figure((100 * count) / all) })}</span>
          </li>
        ))}
      </ol>
      <p class="more">{word('howHands')}</p>
      <p class="more">{word('howBest', { always: figure(alwaysStaying) })}</p>
    </>
  )
}
