import { angler, shark, whale } from './large.ts'
import { jelly, ray, turtle } from './middle.ts'
import { clown, puffer, sprat } from './small.ts'

type Drawing = (pen: CanvasRenderingContext2D, phase: number) => void

const swing = (phase: number): number => Math.sin(phase * 2 * Math.PI)

const drawings: Readonly<Record<string, Drawing>> = {
  sprat,
  clown,
  puffer,
  angler,
  shark,
  whale,
  turtle: (pen, phase) => turtle(pen, swing(phase)),
  jelly: (pen, phase) => jelly(pen, swing(phase), phase),
  ray: (pen, phase) => ray(pen, swing(phase)),
}

/** Draws one of a species at a phase of its beat, from 0 to 1, a hundred units long and looking to the right. */
export const drawFish = (species: string): Drawing => drawings[species] ?? sprat
