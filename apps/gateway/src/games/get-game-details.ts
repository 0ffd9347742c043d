import { toWireMoney, type getGameDetails } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import type { Language } from '../http/languages.ts'
import { sentence, type MessageCode } from '../http/messages.ts'
import { DomainError } from '../http/domain-error.ts'
import { titleReturn } from '../play/title-return.ts'
import type { CategoryCode } from '../seed/catalogue/categories.ts'
import type { Game } from './catalogue.ts'
import { studioIsOpen } from './check-playable.ts'
import { hasTrial, isDemonstration, maintenanceOf, posterOf } from './game-row.ts'
import { roomsOf } from './rooms.ts'
import { stakesOf } from './stakes.ts'

const ownRules: Readonly<Record<string, readonly MessageCode[] | undefined>> = {
  slot: ['rules.slot.1', 'rules.slot.3', 'rules.slot.2'],
  crash: ['rules.crash', 'rules.server'],
  baccarat: ['baccarat.how', 'baccarat.howPay', 'rules.server'],
  coupon: ['coupon.how', 'coupon.howVoid'],
  numbers: ['numbers.how', 'numbers.howSeal'],
  rooms: ['rules.rooms', 'rules.server'],
}

const rulesOf = ({ category, engine }: Game): readonly MessageCode[] => ownRules[engine] ?? [`rules.${category as CategoryCode}`, 'rules.server']

const rulesIn = (game: Game, language: Language): string[] => rulesOf(game).map((code) => sentence(code, language))

/** What is known of a game; what its studio does not publish stays empty. @throws DomainError game.not.found */
export const handleGameDetails: Handler<typeof getGameDetails> = async ({ gateway, request, language, now }) => {
  const { catalogue } = gateway
  await catalogue.refresh(now)
  const game = catalogue.find(request.nodeId)
  if (!game) throw new DomainError('game.not.found', { status: 404 })
  const maintenance = maintenanceOf(game, now)
  const told = titleReturn(game)
  const stakes = [null, ...roomsOf(game).map(({ number }) => number)].flatMap((room) => stakesOf(game, room))
  return {
    nodeId: game.id,
    gameName: game.title,
    vassalage: game.studio,
    provider: catalogue.studioName(game.studio),
    gameType: game.category,
    gameClassifyNew: game.classify,
    icon: posterOf(game.id),
    rtp: game.rtp,
    returnRange: told && told.from < told.to ? told : null,
    volatility: game.volatility,
    minBet: toWireMoney(game.minBet),
    maxBet: toWireMoney(Math.max(...stakes)),
    lines: game.lines || null,
    rules: rulesIn(game, language),
    supportTrail: hasTrial(game) ? 1 : 0,
    isDemonstration: isDemonstration(game) ? 1 : 0,
    isOpen: studioIsOpen(catalogue, game) && !(maintenance && now >= maintenance.maintainTime),
    maintenance,
  }
}
