import type { ReactNode } from 'react'

/** The winner board: a `PodiumList` and beside it a `RankTable`; on a phone one list. */
export const Board = ({ children }: { children: ReactNode }) => <div className="p-board">{children}</div>
