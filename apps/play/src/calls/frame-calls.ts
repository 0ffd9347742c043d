import type { BaccaratOpening, RoundAnswer, RoundRequest as BaccaratRequest } from './baccarat.ts'
import type { CashedOut, CrashOpening, RoundRequest as CrashRequest, Started, StartRequest, Watched } from './crash.ts'
import type { DrawGameState, DrawLobbyState, GameRequest, NumbersOpening, Sold, TicketRequest } from './draw-games.ts'
import type { FishingOpening, ShotAnswer, ShotRequest } from './fishing.ts'
import type { Booked, Nothing } from './frame.ts'
import type {
  ChoiceRequest,
  GenericGameOpening,
  GenericGameRound,
  RoundRequest as GenericGameRequest,
} from './generic-game.ts'
import type { DecideRequest, JoinRequest, PokerTablesOpening, Seen, SitRequest } from './poker-tables.ts'
import type { FreeSpinRequest, SlotOpening, Spin, SpinRequest } from './slot.ts'
import type { BetRequest, BoardAnswer, BoardRequest, Placed, SportsbookOpening } from './sportsbook.ts'

interface Call<Request, Answer> {
  readonly request: Request
  readonly answer: Answer
}

/** What the call that opens a frame answers, by path; the request is an `OpeningRequest`. */
export interface Openings {
  '/api/baccarat/session': BaccaratOpening
  '/api/crash/session': CrashOpening
  '/api/draw-games/session': NumbersOpening
  '/api/fishing/session': FishingOpening
  '/api/generic-game/session': GenericGameOpening
  '/api/poker-tables/session': PokerTablesOpening
  '/api/slot/session': SlotOpening
  '/api/sportsbook/session': SportsbookOpening
}

/** The calls of a frame that change nothing, by path. */
export interface Looks {
  '/api/crash/watch': Call<CrashRequest, Watched>
  '/api/draw-games/game': Call<GameRequest, DrawGameState>
  '/api/draw-games/lobby': Call<Nothing, DrawLobbyState>
  '/api/poker-tables/look': Call<Nothing, Seen>
  '/api/sportsbook/board': Call<BoardRequest, BoardAnswer>
}

/** The calls of a frame that happen once for their key, by path. */
export interface Acts {
  '/api/baccarat/round': Call<BaccaratRequest, RoundAnswer>
  '/api/crash/out': Call<CrashRequest, CashedOut>
  '/api/crash/start': Call<StartRequest, Started>
  '/api/draw-games/ticket': Call<TicketRequest, Sold>
  '/api/fishing/shot': Call<ShotRequest, ShotAnswer>
  '/api/generic-game/choice': Call<ChoiceRequest, GenericGameRound>
  '/api/generic-game/round': Call<GenericGameRequest, GenericGameRound>
  '/api/poker-tables/decide': Call<DecideRequest, Booked>
  '/api/poker-tables/join': Call<JoinRequest, Booked>
  '/api/poker-tables/leave': Call<Nothing, Booked>
  '/api/poker-tables/sit': Call<SitRequest, Booked>
  '/api/slot/free': Call<FreeSpinRequest, Spin>
  '/api/slot/spin': Call<SpinRequest, Spin>
  '/api/sportsbook/bet': Call<BetRequest, Placed>
}

/** The path of a call that opens a frame. */
export type OpeningPath = keyof Openings

/** The path of a call that changes nothing. */
export type LookPath = keyof Looks

/** The path of a call that happens once for its key. */
export type ActPath = keyof Acts
