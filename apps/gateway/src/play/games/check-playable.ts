import { DomainError } from '../../kernel/http/index.ts'
import type { Catalogue, Game } from '../../kernel/ports/index.ts'
import { maintenanceOf } from './game-row.ts'

/** Whether the operator has the provider of a game switched on. */
export const providerIsOpen = ({ providers }: Catalogue, { provider }: Game): boolean =>
  providers.find(({ code }) => code === provider)?.isOpen ?? false

/**
 * Lets a game be played that is neither under maintenance nor of a closed provider.
 * @throws DomainError game.maintenance, game.vendor.unavailable
 */
export function checkPlayable(catalogue: Catalogue, game: Game, now: number): void {
  const maintenance = maintenanceOf(game, now)
  if (maintenance && now >= maintenance.maintainTime)
    throw new DomainError('game.maintenance', { value: { content: { data: maintenance } } })
  if (!providerIsOpen(catalogue, game)) throw new DomainError('game.vendor.unavailable')
}
