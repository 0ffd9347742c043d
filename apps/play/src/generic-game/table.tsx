import type { ScreenProps } from './screen.tsx'

const Chips = ({ count }: { count: number }) => (
  <svg class="chips" viewBox="0 30 120 82">
    {Array.from({ length: count }, (_, at) => {
      const [column, row] = [at % 3, Math.floor(at / 3)]
      const [x, y] = [[60, 28, 92][column] ?? 60, (column === 0 ? 84 : 92) - row * 11]
      return (
        <g key={at} class="chip" data-tone={column} transform={`translate(${x} ${y})`}>
          <path d="M-22 0v7a22 10 0 0 0 44 0v-7z" class="chip__edge" />
          <ellipse rx="22" ry="10" class="chip__face" />
          <ellipse rx="14" ry="6" class="chip__ring" />
        </g>
      )
    })}
  </svg>
)

/** A table: the win in the middle, the coin that doubles it or not, and how often it has been doubled. */
export function Table({ opening: { doubles }, speech: { word, money, figure }, shown }: ScreenProps) {
  const done = shown && shown.win > 0 ? doublesDone(doubles, shown) : -1
  const turn = shown?.turn ?? 0
  return (
    <div class="felt">
      <svg class="felt__line" viewBox="0 0 400 400" preserveAspectRatio="none">
        <ellipse cx="200" cy="214" rx="176" ry="146" />
      </svg>
      <ol class="ladder">
        {Array.from({ length: doubles + 1 }, (_, at) => (
          <li key={at} data-lit={at <= done ? '' : undefined}>
            ×{2 ** at}
          </li>
        ))}
      </ol>
      <div key={turn} class="pot" data-moves={turn > 0 ? '' : undefined} data-empty={shown?.win ? undefined : ''}>
        <Chips count={shown?.win ? 4 + 4 * Math.max(0, done) : 0} />
        <p class="pot__times">{shown?.win ? `× ${figure(shown.win / shown.stake)}` : '–'}</p>
        <p class="pot__sum">{shown?.win ? `${word('pot')}: ${money(shown.win)}` : ' '}</p>
      </div>
      <div key={`coin/${turn}`} class="coin" data-flip={shown?.doubled ?? undefined}>
        <span class="coin__face">×2</span>
        <span class="coin__back">–</span>
      </div>
    </div>
  )
}

const doublesDone = (
  doubles: number,
  { isOpen, doublesLeft, doubled }: { isOpen: boolean; doublesLeft: number; doubled: unknown },
): number => {
  if (isOpen) return doubles - doublesLeft
  return doubled ? doubles : 0
}
