import { openingOf, type Openings, type Support } from '../decision/opening.ts'
import { preflight, type Finding } from '../preflight/preflight.ts'
import { namesRoom, type Openable } from './openable.ts'

/** A window that was opened empty, for a game that is asked for meanwhile. */
export interface GameWindow {
  /** Leads it to an address. */
  go(url: string): void
  close(): void
  isOpen(): boolean
}

/** What is said of a launch that goes on all the same. */
export type Note = Exclude<Finding, { kind: 'maintenance' }>

/** How a game was asked for. */
export interface OpenOptions {
  /** For fun, from a balance that is no money. */
  readonly trial: boolean
  /** Whether the rooms of a table game are asked for first. */
  readonly rooms: boolean
}

/** What opening a game needs of the page. */
export interface OpenPorts {
  readonly openings: Openings
  readonly support: Support
  readonly now: number
  /** Minor units; null while unknown. */
  readonly balance: number | null
  /** Opens an empty window at once, or null where the browser blocks it. */
  openWindow(): GameWindow | null
  onFrame(blocked: boolean): void
  onSeamless(): void
  onRooms(): void
  onMaintenance(): void
  onWindow(opened: GameWindow): void
  onNote(note: Note): void
}

/**
 * Handles a click on a game: checks what is known, then opens a frame, a page or a window. It runs in the click itself,
 * so that the browser allows a window; calls to the server follow. Source: LAU-05, LOB-11, BEY-06, MOD-08.
 *
 * @param game the game; `minBet` in minor units
 * @param ports `now` in milliseconds since 1970, `balance` in minor units, and what happens for each result
 * @example openGame(game, { trial: false, rooms: true }, ports)
 */
export function openGame(game: Openable, { trial, rooms }: OpenOptions, ports: OpenPorts): void {
  const wanted = openingOf(game.vendor, ports.openings, { frames: true, windows: true })
  const way = openingOf(game.vendor, ports.openings, ports.support)
  const notes: Note[] = []
  for (const finding of preflight({ game, wanted, way, balance: ports.balance, trial, now: ports.now })) {
    if (finding.kind === 'maintenance') return ports.onMaintenance()
    notes.push(finding)
  }
  if (rooms && !trial && game.category === 'PVP' && !namesRoom(game.roomId)) return ports.onRooms()
  for (const note of notes) ports.onNote(note)
  if (way === 'seamless') return ports.onSeamless()
  if (way === 'frame') return ports.onFrame(false)
  const opened = ports.openWindow()
  if (opened) ports.onWindow(opened)
  else ports.onFrame(true)
}
