import type { Hono } from 'hono'
import type { Gateway, GatewayConfig } from '../../kernel/config/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { bindGenericGameCalls } from '../generic-game/generic-game-calls.ts'
import { genericGamePage } from '../generic-game/generic-game-page.ts'
import { baccaratPage } from '../baccarat/baccarat-page.ts'
import { bindBaccaratCalls } from '../baccarat/baccarat-calls.ts'
import { bindSportsbookCalls } from '../sportsbook/sportsbook-calls.ts'
import { sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import { bindCrashCalls } from '../crash/crash-calls.ts'
import { crashPage } from '../crash/crash-page.ts'
import type { EngineName } from './engine-name.ts'
import { bindFishingCalls } from '../fishing/fishing-calls.ts'
import { fishingPage } from '../fishing/fishing-page.ts'
import { bindDrawGamesCalls } from '../draw-games/draw-games-calls.ts'
import { drawGamesPage } from '../draw-games/draw-games-page.ts'
import { bindPokerTablesCalls } from '../poker-tables/poker-tables-calls.ts'
import { pokerTablesPage } from '../poker-tables/poker-tables-page.ts'
import { bindSlotCalls } from '../slot/slot-calls.ts'
import { slotPage } from '../slot/slot-page.ts'

/** An engine on the host of the games: the document of its games, and the calls of its frames. */
export interface Engine {
  page(config: GatewayConfig, game: Game, nonce: string): string
  bind(app: Hono, gateway: Gateway): void
}

/** Every engine that a game can run on. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  slot: { page: slotPage, bind: bindSlotCalls },
  crash: { page: crashPage, bind: bindCrashCalls },
  'draw-games': { page: drawGamesPage, bind: bindDrawGamesCalls },
  baccarat: { page: baccaratPage, bind: bindBaccaratCalls },
  sportsbook: { page: sportsbookPage, bind: bindSportsbookCalls },
  fishing: { page: fishingPage, bind: bindFishingCalls },
  'poker-tables': { page: pokerTablesPage, bind: bindPokerTablesCalls },
  'generic-game': { page: genericGamePage, bind: bindGenericGameCalls },
}
