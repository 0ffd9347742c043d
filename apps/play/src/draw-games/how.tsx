import type { Speech } from '../frame/speech.ts'
import { paysText } from './line-text.ts'
import type { PlayKind } from '../calls/draw-games.ts'

/** How the lottery goes: draws and tickets, what each play pays and gives back, and how a draw is proved. */
export const How = ({ plays, speech }: { plays: readonly PlayKind[]; speech: Speech }) => {
  const { word, figure } = speech
  return (
    <>
      <p>{word('how')}</p>
      {plays.length === 0 ? null : (
        <ul class="how">
          {plays.map(({ name, about, middle, pays, percent }) => (
            <li key={name}>
              <h3>{word(`play.${name}`)}</h3>
              <p>{word(`about.${about}`, { middle: middle ?? '' })}</p>
              <p class="note">
                {word('pays', { times: paysText(speech, pays) })}. {word('returns', { percent: figure(percent, 3) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p class="note">{word('howSeal')}</p>
      <p class="note">{word('lowest')}</p>
    </>
  )
}
