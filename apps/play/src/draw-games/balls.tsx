import type { Draw } from '../calls/draw-games.ts'

interface BallsProps {
  numbers: Draw['numbers']
  /** Large on the board, small in lists. */
  size?: 'large' | 'small'
  /** Whether they fall in one after the other. */
  fresh?: boolean
  /** Whether the draw is under way: the numbers are not known. */
  turning?: boolean
}

const spread = 320

/** The numbers of a draw as balls; they read as one row of numbers. */
export const Balls = ({ numbers, size = 'small', fresh = false, turning = false }: BallsProps) => (
  <span
    class="balls"
    data-size={size}
    data-many={numbers.length > 10 ? '' : undefined}
    data-fresh={fresh ? '' : undefined}
    data-turning={turning ? '' : undefined}
    role="img"
    aria-label={turning ? '…' : numbers.join(' ')}
  >
    {numbers.map((number, at) => (
      <span key={at} class="ball" style={{ animationDelay: `${Math.round((spread / numbers.length) * at)}ms` }}>
        <span class="ball__number">{turning ? '' : number}</span>
      </span>
    ))}
  </span>
)
