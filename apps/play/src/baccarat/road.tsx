import type { Speech } from '../frame/speech.ts'
import type { Result } from '../calls/baccarat.ts'

const rows = 6
/** How many columns are kept; what does not fit the page leaves it on the left. */
const columns = 20

/** The results that the road shows, oldest first: whole columns leave it, so that beads stay in their rows. */
function shownOf(results: readonly Result[]): readonly Result[] {
  const over = Math.max(0, results.length - rows * columns)
  return results.slice(Math.ceil(over / rows) * rows)
}

const beadName = ({ winner, playerPair, bankerPair }: Result, { word }: Speech): string =>
  [word(`field.${winner}`), playerPair ? word('field.playerPair') : '', bankerPair ? word('field.bankerPair') : '']
    .filter((part) => part !== '')
    .join(', ')

/** The bead road: what the rounds of the session came to, column by column. */
export function Road({ speech, results }: { speech: Speech; results: readonly Result[] }) {
  const { word } = speech
  return (
    <section class="road" aria-label={word('road')}>
      <div class="road__plate" data-empty={results.length === 0 ? '' : undefined}>
        {results.length === 0 ? (
          <p class="road__empty">{word('roadEmpty')}</p>
        ) : (
          <ol class="road__beads">
            {shownOf(results).map((result, at) => (
              <li
                key={at}
                class="bead"
                data-winner={result.winner}
                data-player-pair={result.playerPair ? '' : undefined}
                data-banker-pair={result.bankerPair ? '' : undefined}
              >
                <span aria-hidden="true">{word(`short.${result.winner}`)}</span>
                <span class="unseen">{beadName(result, speech)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p class="road__note">{word('roadNote')}</p>
    </section>
  )
}
