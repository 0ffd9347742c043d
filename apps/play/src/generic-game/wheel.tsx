import { useMemo, useRef } from 'preact/hooks'
import { toneOf } from './generic-game.ts'
import type { ScreenProps } from './screen.tsx'
import { angleOf, piecesOf, type Piece } from './wheel-pieces.ts'

const rim = 196
const hub = 78

const pointAt = (turn: number, radius: number): string =>
  `${(200 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(200 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`

const sectorOf = ({ at, count }: Piece, ways: number): string => {
  const [from, to] = [at / ways, (at + count) / ways]
  const large = to - from > 0.5 ? 1 : 0
  return `M${pointAt(from, hub)}L${pointAt(from, rim)}A${rim} ${rim} 0 ${large} 1 ${pointAt(to, rim)}L${pointAt(to, hub)}A${hub} ${hub} 0 ${large} 0 ${pointAt(from, hub)}Z`
}

/** A wheel whose parts are as wide as their chances; it stops with the way that was drawn under the pointer. */
export function Wheel({ opening: { outcomes, ways }, speech: { figure }, shown, moving }: ScreenProps) {
  const pieces = useMemo(() => piecesOf(outcomes, ways), [outcomes, ways])
  const turn = shown?.turn ?? 0
  const restRef = useRef({ turn: 0, degrees: 0 })
  if (shown && turn !== restRef.current.turn) {
    const { degrees } = restRef.current
    const end = 360 - angleOf(pieces, ways, shown.way)
    restRef.current = { turn, degrees: degrees - (degrees % 360) + 720 + end }
  }
  return (
    <div class="wheel">
      <svg class="wheel__disc" viewBox="0 0 400 400" style={{ transform: `rotate(${restRef.current.degrees}deg)` }}>
        {pieces.map((piece) => (
          <path key={piece.from} class="wheel__part" data-tone={toneOf(piece.multiplier)} d={sectorOf(piece, ways)} />
        ))}
        {pieces
          .filter(({ multiplier, count }) => multiplier > 0 && count * 100 > ways)
          .map((piece) => {
            const middle = ((piece.at + piece.count / 2) / ways) * 360
            const wide = piece.count * 30 > ways
            return (
              <text
                key={piece.from}
                class="wheel__figure"
                data-wide={wide ? '' : undefined}
                transform={`rotate(${middle} 200 200) translate(200 ${wide ? 44 : 30}) rotate(${wide ? 0 : 90})`}
              >
                ×{figure(piece.multiplier / 100)}
              </text>
            )
          })}
        <circle class="wheel__rim" cx="200" cy="200" r={rim} />
      </svg>
      <svg class="wheel__front" viewBox="0 0 400 400">
        <circle class="wheel__hub" cx="200" cy="200" r={hub} />
        <path class="wheel__pointer" d="M200 40l-15-34h30z" />
        <text class="wheel__result" x="200" y="200" data-tone={shown && !moving ? toneOf(shown.multiplier) : 'none'}>
          {shown && !moving && shown.multiplier > 0 ? `× ${figure(shown.multiplier / 100)}` : '–'}
        </text>
      </svg>
    </div>
  )
}
