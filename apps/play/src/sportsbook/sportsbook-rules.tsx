import type { Speech } from '../frame/speech.ts'
import type { SportsbookOpening } from '../calls/sportsbook.ts'

/** How the sportsbook goes, when a fixture is void, and what each market gives back. */
export function SportsbookRules({
  speech: { word, figure },
  opening: { returns },
}: {
  speech: Speech
  opening: SportsbookOpening
}) {
  return (
    <>
      <p>{word('how')}</p>
      <p class="note">{word('howNews')}</p>
      <p class="note">{word('howVoid')}</p>
      <p class="note">{word('howReturns')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{word('market')}</th>
            <th scope="col">{word('byOdds')}</th>
            <th scope="col">{word('bySimulation')}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map(({ market, percent, simulated, interval }) => (
            <tr key={market}>
              <th scope="row">{word(`market.${market}`)}</th>
              <td>{figure(percent)}%</td>
              <td>
                {figure(simulated)}% ± {figure(interval)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{word('howSingles')}</p>
    </>
  )
}
