import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { returnFocus } from './return-focus.ts'

/**
 * The room a game's frame fills: all of the window below the header, from edge to edge. When it goes, the focus returns to the
 * tile that has the frame's title for its name.
 */
export const GameStage = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = box.current?.querySelector('iframe')?.title
    return () => {
      if (name) returnFocus(name)
    }
  }, [])
  return <div className="p-game-stage" ref={box}>{children}</div>
}
