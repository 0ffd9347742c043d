import type { Hono } from 'hono'
import type { GatewayConfig } from '../config.ts'
import type { Game } from '../games/catalogue.ts'
import type { Gateway } from '../gateway.ts'
import { bindCabinetCalls } from './cabinet/cabinet-calls.ts'
import { cabinetPage } from './cabinet/cabinet-page.ts'
import { baccaratPage } from './baccarat/baccarat-page.ts'
import { bindBaccaratCalls } from './baccarat/baccarat-calls.ts'
import { bindCouponCalls } from './coupon/coupon-calls.ts'
import { couponPage } from './coupon/coupon-page.ts'
import { bindCrashCalls } from './crash/crash-calls.ts'
import { crashPage } from './crash/crash-page.ts'
import type { EngineName } from './engine-name.ts'
import { bindFishingCalls } from './fishing/fishing-calls.ts'
import { fishingPage } from './fishing/fishing-page.ts'
import { bindNumbersCalls } from './numbers/numbers-calls.ts'
import { numbersPage } from './numbers/numbers-page.ts'
import { bindRoomsCalls } from './rooms/rooms-calls.ts'
import { roomsPage } from './rooms/rooms-page.ts'
import { bindSlotCalls } from './slot/slot-calls.ts'
import { slotPage } from './slot/slot-page.ts'

/** An engine on the host of the games: the document of its games, and the calls of its frames. */
export interface Engine {
  page(config: GatewayConfig, game: Game, nonce: string): string
  bind(app: Hono, gateway: Gateway): void
}

/** Every engine that a game can run on. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  slot: { page: slotPage, bind: bindSlotCalls },
  crash: { page: crashPage, bind: bindCrashCalls },
  numbers: { page: numbersPage, bind: bindNumbersCalls },
  baccarat: { page: baccaratPage, bind: bindBaccaratCalls },
  coupon: { page: couponPage, bind: bindCouponCalls },
  fishing: { page: fishingPage, bind: bindFishingCalls },
  rooms: { page: roomsPage, bind: bindRoomsCalls },
  cabinet: { page: cabinetPage, bind: bindCabinetCalls },
}
