import type { Speech } from '../frame/speech.ts'
import { Sign } from './sign.tsx'
import type { SlotOpening } from '../calls/slot.ts'

/** What three, four and five of each sign pay at a stake in minor units. */
export function Paytable({
  opening: { linePays, scatterPays, lines },
  stake,
  speech: { word, money },
}: {
  opening: SlotOpening
  stake: number
  speech: Speech
}) {
  const shown = [
    ...Object.entries(linePays).map(([name, pays]) => ({
      name,
      pays: pays.map((pay) => (pay * stake) / lines.length),
    })),
    { name: 'comet', pays: scatterPays.map((pay) => pay * stake) },
  ]
  return (
    <ul class="pays">
      {shown.map(({ name, pays }) => (
        <li key={name} class="pay">
          <Sign name={name} />
          <span class="unseen">{word(`sign.${name}`)}</span>
          <dl>
            {pays.toReversed().map((sum, at) => (
              <div key={at}>
                <dt>{pays.length + 2 - at}</dt>
                <dd>{money(sum)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
