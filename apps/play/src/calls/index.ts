export type {
  Hand as BaccaratHand,
  Result as BaccaratResult,
  Round as BaccaratRound,
  RoundAnswer as BaccaratAnswer,
  SessionRounds as BaccaratSessionRounds,
} from './baccarat.ts'
export type { ChatLine as SeenLine, ChatPosts, LinesAnswer, LinesQuery } from './chat.ts'
export type {
  CashedOut,
  Ended as CrashEnded,
  Flight as CrashFlight,
  Started as CrashStarted,
  StartRequest as CrashStartRequest,
  Watched,
} from './crash.ts'
export type {
  Draw as OpenedDraw,
  DrawGameState,
  DrawLobbyState,
  Lottery as DrawGame,
  PlayKind as DrawPlayKind,
  Sold as SoldTicket,
  Ticket as DrawTicket,
  TicketRequest as DrawTicketRequest,
} from './draw-games.ts'
export type { ShotAnswer, ShotRequest, Species, SpeciesCode } from './fishing.ts'
export type { ActPath, Acts, LookPath, Looks, OpeningPath, Openings } from './frame-calls.ts'
export type { Booked, OpeningRequest, ReturnToPlayer, SessionOpening } from './frame.ts'
export type {
  ChoiceRequest,
  GenericGameRound,
  Outcome as GenericGameOutcome,
  Waiting as GenericGameWaiting,
} from './generic-game.ts'
export type {
  Hand as SeenHand,
  Player as SeenPlayer,
  Room as PokerRoom,
  Seen,
  Table as SeenTable,
} from './poker-tables.ts'
export type { Feature as SlotFeature, Spin as SlotSpin, Waiting as SlotWaiting } from './slot.ts'
export type {
  Bet as SportsbookBet,
  BetRequest as SportsbookBetRequest,
  BoardAnswer as SportsbookAnswer,
  Fixture as SportsbookFixture,
  League as SportsbookLeague,
  Live as SportsbookLive,
  MarketReturn as SportsbookReturn,
  Placed as SportsbookPlaced,
} from './sportsbook.ts'
