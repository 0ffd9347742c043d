import type { ReactNode } from 'react'
import type { Favourite } from '../game-tile/favourite-button.tsx'
import { IconHeart, IconHeartFill } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { NumberRow, type NumberRowProps } from './number-row.tsx'

/** Props of `DrawCard`. */
export type DrawCardProps = {
  /** Name of the game. */
  name: string
  /** Address of the poster. */
  poster?: string
  /** Under the name: the number of the draw. */
  sub?: ReactNode
  /** The least stake, in a line of its own. */
  stake?: ReactNode
  /** What the time stands for, for example "Draws in". */
  stateLabel: ReactNode
  /** The time itself, tabular. */
  state: ReactNode
  /** The last result, and what it is on sight. */
  result?: NumberRowProps
  resultLabel?: ReactNode
  /** Makes the name a button; `current` when its details are what the page shows. */
  onOpen?: () => void
  current?: boolean
  favourite?: Favourite
  action?: ReactNode
}

/**
 * A draw game in a list: the next draw, the last result, an action. It is a list item.
 *
 * @example <DrawCard name="Lotto 6/45" stateLabel="Draws in" state="00:47" action={<LinkButton href="/elott">Play</LinkButton>} />
 */
export const DrawCard = ({
  name,
  poster,
  sub,
  stake,
  stateLabel,
  state,
  result,
  resultLabel,
  onOpen,
  current,
  favourite,
  action,
}: DrawCardProps) => (
  <li className="p-draw" data-current={current || undefined}>
    {poster ? <LazyImage src={poster} alt="" width={48} height={64} /> : null}
    <div className="p-draw__words">
      {onOpen ? (
        <button className="p-draw__name" type="button" aria-current={current || undefined} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span className="p-draw__name">{name}</span>
      )}
      {sub ? <span className="p-draw__sub">{sub}</span> : null}
      {stake ? <span className="p-draw__sub">{stake}</span> : null}
    </div>
    {favourite ? (
      <IconButton
        className="p-draw__heart"
        label={favourite.label}
        icon={favourite.on ? <IconHeartFill /> : <IconHeart />}
        pressed={favourite.on}
        aria-busy={favourite.busy || undefined}
        onClick={favourite.onToggle}
      />
    ) : null}
    <div className="p-draw__state">
      <span className="p-draw__label">{stateLabel}</span>
      <span className="p-draw__time">{state}</span>
    </div>
    {action ? <div className="p-draw__action">{action}</div> : null}
    {result ? (
      <div className="p-draw__result">
        {resultLabel ? (
          <span className="p-draw__label" aria-hidden="true">
            {resultLabel}
          </span>
        ) : null}
        <NumberRow {...result} />
      </div>
    ) : null}
  </li>
)
