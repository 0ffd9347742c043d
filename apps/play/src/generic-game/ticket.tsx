import type { ScreenProps } from './screen.tsx'

const widths = (way: number): number[] => Array.from({ length: 28 }, (_, at) => ((way >> (at % 14)) & 1 ? 5 : 2))

/** The way that was drawn as bars: thin and wide by its binary digits. */
const Bars = ({ way }: { way: number }) => {
  const bars = widths(way)
  const before = (at: number) => bars.slice(0, at).reduce((sum, width) => sum + width + 3, 0)
  return (
    <svg class="bars" viewBox={`0 0 ${before(bars.length) - 3} 30`} preserveAspectRatio="none">
      {bars.map((width, at) => (
        <rect key={at} x={before(at)} width={width} height="30" />
      ))}
    </svg>
  )
}

/** A ticket as it is printed: the stake, the odds that were drawn, what it pays, and whether it won. */
export function Ticket({ opening: { game }, speech: { word, money, figure }, stake, shown }: ScreenProps) {
  const paid = (shown?.win ?? 0) > 0
  const won = (shown?.win ?? 0) > (shown?.stake ?? 0)
  const turn = shown?.turn ?? 0
  return (
    <div class="paper-slot">
      <div key={turn} class="paper" data-moves={turn > 0 ? '' : undefined} data-blank={shown ? undefined : ''}>
        <p class="paper__head">
          <span>{word('ticket')}</span>
          <b>{game.title}</b>
        </p>
        <dl>
          <div>
            <dt>{word('stake')}</dt>
            <dd>{money(shown?.stake ?? stake)}</dd>
          </div>
          <div>
            <dt>{word('pays')}</dt>
            <dd>{shown ? money(shown.win) : '–'}</dd>
          </div>
          <div class="paper__odds">
            <dt>{word('odds')}</dt>
            <dd>{shown && paid ? figure(shown.multiplier / 100) : '–'}</dd>
          </div>
        </dl>
        <div class="paper__foot">
          <Bars way={shown?.way ?? 0} />
          {shown ? (
            <p class="stamp" data-won={won ? '' : undefined}>
              {word(won ? 'ticketWon' : paid ? 'ticketBack' : 'ticketLost')}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
