import type { ReactNode } from 'react'

/**
 * The winner board: a `PodiumList` and beside it a `RankTable`; on a phone one list.
 *
 * @example
 * <Board>
 *   <PodiumList label="Top wins" rows={topWins} />
 *   <RankTable caption="Latest wins" heads={heads} rows={latestWins} />
 * </Board>
 */
export const Board = ({ children }: { children: ReactNode }) => <div className="p-board">{children}</div>
