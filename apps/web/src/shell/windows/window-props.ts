import type { Game } from '@parlour/games'

/** What a window of the site is given. */
export interface WindowProps {
  /** The announcement that the window opens on. */
  readonly notice: string | undefined
  /** The game that the window is about. */
  readonly game: Game | null
  onClose(): void
}
