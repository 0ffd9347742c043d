import { DomainError } from '../http/domain-error.ts'
import type { Catalogue, Game } from './catalogue.ts'
import { maintenanceOf } from './game-row.ts'

/** Whether the operator has the studio of a game switched on. */
export const studioIsOpen = ({ studios }: Catalogue, { studio }: Game): boolean =>
  studios.find(({ code }) => code === studio)?.isOpen ?? false

/** Lets a game be played that is neither under maintenance nor of a closed studio. @throws DomainError game.maintenance, game.vendor.unavailable */
export function checkPlayable(catalogue: Catalogue, game: Game, now: number): void {
  const maintenance = maintenanceOf(game, now)
  if (maintenance && now >= maintenance.maintainTime)
    throw new DomainError('game.maintenance', { value: { content: { data: maintenance } } })
  if (!studioIsOpen(catalogue, game)) throw new DomainError('game.vendor.unavailable')
}
