import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { IconArrowLeft } from '../../icons/index.ts'
import { returnFocus } from './return-focus.ts'

/** Props of `GameStage`. */
export type GameStageProps = {
  /** Name of the game: the heading of the page, heard and not seen. */
  title: string
  /** What has to be said of the game, in a row above its frame. */
  strip?: ReactNode
  /** The way back where there are no bars: the stage then takes the whole window, with a handle at its edge. */
  back?: { label: string; onClick: () => void }
  /** The game's frame. */
  children: ReactNode
}

/**
 * The area of a game's frame: the window below the header, or with `back` the whole window. When it unmounts, the focus
 * returns to the tile named like the frame.
 *
 * @example <GameStage title="Fruit Parade"><iframe title="Fruit Parade" src={url} /></GameStage>
 */
export const GameStage = ({ title, strip, back, children }: GameStageProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = box.current?.querySelector('iframe')?.title
    return () => {
      if (name) returnFocus(name)
    }
  }, [])
  return (
    <div className="p-game-stage" ref={box} data-alone={back ? '' : undefined}>
      <h1 className="p-hidden">{title}</h1>
      {back ? (
        <button type="button" className="p-game-stage__back" onClick={back.onClick}>
          <span className="p-game-stage__handle">
            <IconArrowLeft size={16} />
            <span className="p-game-stage__label">{back.label}</span>
          </span>
        </button>
      ) : null}
      {strip ? <div className="p-game-stage__strip">{strip}</div> : null}
      {children}
    </div>
  )
}
