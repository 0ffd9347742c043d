import { angler, shark, whale } from './large.ts'
import { jelly, ray, turtle } from './middle.ts'
import { clown, puffer, sprat } from './small.ts'

/** How an animal looks and moves: its length in pixels of a full hall, and how it is drawn at a phase of its beat, from 0 to 1. */
export interface Figure {
  readonly length: number
  /** Of its box, in hundredths of the length, from its middle. */
  readonly box: { readonly x: number; readonly y: number }
  /** Of a second, for one beat. */
  readonly beat: number
  /** How far its tail bends; 0 where the drawing itself moves. */
  readonly bend: number
  /** Whether it turns into its path, or stays upright. */
  readonly turns: boolean
  draw(pen: CanvasRenderingContext2D, phase: number): void
}

const swing = (phase: number): number => Math.sin(phase * 2 * Math.PI)

/** The animals by the names of their species. */
export const figures: Readonly<Record<string, Figure>> = {
  sprat: { length: 50, box: { x: 60, y: 30 }, beat: 0.42, bend: 0.9, turns: true, draw: sprat },
  clown: { length: 66, box: { x: 60, y: 42 }, beat: 0.6, bend: 0.85, turns: true, draw: clown },
  puffer: { length: 88, box: { x: 60, y: 54 }, beat: 0.9, bend: 0.7, turns: false, draw: puffer },
  turtle: { length: 124, box: { x: 58, y: 52 }, beat: 2.6, bend: 0, turns: true, draw: (pen, phase) => turtle(pen, swing(phase)) },
  jelly: { length: 104, box: { x: 48, y: 56 }, beat: 2.2, bend: 0, turns: false, draw: (pen, phase) => jelly(pen, swing(phase), phase) },
  ray: { length: 168, box: { x: 70, y: 54 }, beat: 2.4, bend: 0, turns: true, draw: (pen, phase) => ray(pen, swing(phase)) },
  angler: { length: 144, box: { x: 72, y: 62 }, beat: 1.1, bend: 0.75, turns: false, draw: angler },
  shark: { length: 268, box: { x: 62, y: 38 }, beat: 1.5, bend: 0.95, turns: true, draw: shark },
  whale: { length: 480, box: { x: 66, y: 36 }, beat: 4.5, bend: 0.8, turns: true, draw: whale },
}
