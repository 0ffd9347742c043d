import type { Speech } from '../frame/speech.ts'
import type { BaccaratOpening } from '../calls/baccarat.ts'

/** What the player's third card must count for a banker of 0 to 7 points to draw; null where words say it. */
const draws: readonly (readonly [banker: string, third: string | null])[] = [
  ['0 1 2', null],
  ['3', '0 1 2 3 4 5 6 7 9'],
  ['4', '2 3 4 5 6 7'],
  ['5', '4 5 6 7'],
  ['6', '6 7'],
  ['7', null],
]

/** How the table goes: what counts, third cards, what each field pays and gives back. */
export function TableRules({
  speech: { word, money, figure },
  opening: { fields, decks, chips },
}: {
  speech: Speech
  opening: BaccaratOpening
}) {
  return (
    <>
      <p>{word('how')}</p>
      <p class="more">
        {word('howShoe', { decks })}{' '}
        {word('howLimits', { least: money(chips[0] ?? 0), most: money(chips.at(-1) ?? 0) })}
      </p>
      <table class="rules">
        <thead>
          <tr>
            <th scope="col">{word('bet')}</th>
            <th scope="col">{word('pay')}</th>
            <th scope="col">{word('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ bet, pays, percent }) => (
            <tr key={bet}>
              <th scope="row">{word(`field.${bet}`)}</th>
              <td>{word('pays', { times: figure(pays) })}</td>
              <td>{figure(percent, 3)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="more">{word('howPay')}</p>
      <h3>{word('third')}</h3>
      <p>{word('thirdPlayer')}</p>
      <p class="more">{word('thirdBanker')}</p>
      <table class="rules">
        <thead>
          <tr>
            <th scope="col">{word('bankerHas')}</th>
            <th scope="col">{word('drawsOn')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(([banker, third]) => (
            <tr key={banker}>
              <th scope="row">{banker}</th>
              <td>{third ?? word(banker === '7' ? 'never' : 'always')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{word('lowest')}</p>
    </>
  )
}
