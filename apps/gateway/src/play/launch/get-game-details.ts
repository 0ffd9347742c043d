import type { getGameDetails } from '@parlour/api-client/endpoints'
import { DomainError, sentence } from '../../kernel/http/index.ts'
import type { Handler, Language, MessageCode } from '../../kernel/http/index.ts'
import { titleRtp } from '../engines/title-rtp.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { providerIsOpen } from '../games/check-playable.ts'
import { hasDemo, isDemonstration, maintenanceOf, posterOf, reelsOf } from '../games/game-row.ts'
import { roomsOf } from '../games/rooms.ts'
import { stakesOf } from '../games/stakes.ts'

const ownRules: Readonly<Record<string, readonly MessageCode[] | undefined>> = {
  slot: ['rules.slot.1', 'rules.slot.3', 'rules.slot.2'],
  crash: ['rules.crash', 'rules.server'],
  baccarat: ['baccarat.how', 'baccarat.howPay', 'rules.server'],
  sportsbook: ['sportsbook.how', 'sportsbook.howVoid'],
  'draw-games': ['draw-games.how', 'draw-games.howSeal'],
  'poker-tables': ['rules.poker-tables', 'rules.server'],
}

const rulesOf = ({ category, engine }: Game): readonly MessageCode[] =>
  ownRules[engine] ?? [`rules.${category}`, 'rules.server']

const rulesIn = (game: Game, language: Language): string[] => rulesOf(game).map((code) => sentence(code, language))

/** What is known of a game; what its provider does not publish stays empty. @throws DomainError game.not.found */
export const handleGameDetails: Handler<typeof getGameDetails> = async ({ gateway, request, language, now }) => {
  const { catalogue } = gateway
  await catalogue.refresh(now)
  const game = catalogue.find(request.nodeId)
  if (!game) throw new DomainError('game.not.found')
  const maintenance = maintenanceOf(game, now)
  const told = titleRtp(game)
  const { lines, volatility } = reelsOf(game)
  const stakes = [null, ...roomsOf(game).map(({ number }) => number)].flatMap((room) => stakesOf(game, room))
  return {
    nodeId: game.id,
    gameName: game.title,
    vassalage: game.provider,
    provider: catalogue.providerName(game.provider),
    gameType: game.category,
    gameClassifyNew: game.classify,
    icon: posterOf(game.id),
    rtp: game.rtp,
    returnRange: told && told.from < told.to ? told : null,
    volatility,
    minBet: game.minBet,
    maxBet: Math.max(...stakes),
    lines: lines || null,
    rules: rulesIn(game, language),
    supportTrail: hasDemo(game) ? 1 : 0,
    isDemonstration: isDemonstration(game) ? 1 : 0,
    isOpen: providerIsOpen(catalogue, game) && !(maintenance && now >= maintenance.maintainTime),
    maintenance,
  }
}
