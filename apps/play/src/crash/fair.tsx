import { useEffect, useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import { checkRound } from './check-round.ts'
import type { CrashPlay } from './use-crash.ts'

interface FairProps extends Pick<CrashPlay, 'nextHash'> {
  readonly over: CrashPlay['checked']
  readonly speech: Speech
  times(hundredths: number): string
  readonly percent: number
  readonly most: number
}

/** What the last round was drawn from, worked out again by this browser, and what is promised of the next. */
export function Fair({ speech: { word }, times, nextHash, over, percent, most }: FairProps) {
  const [fits, setFits] = useState<boolean | null>(null)
  useEffect(() => {
    setFits(null)
    if (over) void checkRound(over.ended, { shown: over.shown, percent, most }).then(setFits)
  }, [over, percent, most])
  const { ended } = over ?? {}
  const figures = ended
    ? [
        ['hash', over?.shown],
        ['secret', ended.secret],
        ['salt', ended.salt],
        ['end', `${times(ended.point)}×`],
      ]
    : []
  return (
    <section class="fair">
      <h3>{word('fair')}</h3>
      {ended ? null : <p>{word('none')}</p>}
      <dl>
        {figures.map(([name = '', text]) => (
          <div key={name}>
            <dt>{word(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{word('hashNext')}</dt>
          <dd>{nextHash}</dd>
        </div>
      </dl>
      {fits === null ? null : (
        <p class="fair__verdict" data-fits={fits ? '' : undefined}>
          {word(fits ? 'fits' : 'fitsNot')}
        </p>
      )}
    </section>
  )
}
