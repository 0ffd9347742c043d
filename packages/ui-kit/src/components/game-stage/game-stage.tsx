import type { ReactNode } from 'react'

/** The room a game's frame fills: all of the window below the header. */
export const GameStage = ({ children }: { children: ReactNode }) => <div className="p-game-stage">{children}</div>
