import type { Speech } from '../frame/speech.ts'
import type { Ended } from '../calls/crash.ts'

/** Where the last rounds ended, newest first; those that paid are marked. */
export function Last({
  speech: { word },
  times,
  last,
}: {
  speech: Speech
  times: (hundredths: number) => string
  last: readonly Ended[]
}) {
  return (
    <section class="last" aria-label={word('last')}>
      <h2 class="label">{word('last')}</h2>
      <ul>
        {last.map(({ point, times: paid }, at) => (
          <li key={last.length - at} data-paid={paid > 0 ? '' : undefined}>
            {times(point)}×
          </li>
        ))}
      </ul>
    </section>
  )
}
