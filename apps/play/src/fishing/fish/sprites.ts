import { bodyOf, type Body } from './bodies.ts'
import { drawFish } from './draw-fish.ts'

/** How many pictures a beat has. */
const pictures = 12

/** An animal that is drawn once at its size, in all phases of its beat; the middle of each picture is the animal's. */
export interface Sprite {
  readonly body: Body
  at(phase: number): HTMLCanvasElement
  /** Draws one picture that is missing; answers whether none is, any more. */
  prepare(): boolean
}

function canvasOf(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  return { canvas, pen }
}

function still(species: string, unit: number, phase: number): HTMLCanvasElement {
  const { box } = bodyOf(species)
  const { canvas, pen } = canvasOf(box.x * 2 * unit, box.y * 2 * unit)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.scale(unit, unit)
  drawFish(species)(pen, phase)
  return canvas
}

/**
 * Bends a picture about its upright axis as a fish does that swims across the view: its tail sweeps towards the eye and away,
 * so that columns come closer to one another, and grow where they are near.
 */
function bent(flat: HTMLCanvasElement, { bend }: Body, phase: number): HTMLCanvasElement {
  const { width, height } = flat
  const { canvas, pen } = canvasOf(width, height)
  const hinge = 0.66
  const strip = Math.max(1, Math.round(width / 200))
  let x = width
  let near = 0
  for (let column = width - strip; column > -strip; column -= strip) {
    const back = Math.max(0, hinge - column / width) / hinge
    const turn = bend * back * Math.sin(phase * 2 * Math.PI - back * 1.6)
    const step = Math.cos(turn) * strip
    near += (Math.sin(turn) * strip) / width
    const tall = height * (1 + near * 0.9)
    pen.drawImage(flat, Math.max(0, column), 0, strip, height, x - step, (height - tall) / 2, step + 0.6, tall)
    x -= step
  }
  return canvas
}

/** Makes the sprites of a hall: `unit` pixels of the canvas for a pixel of a full hall. Pictures are drawn when they are asked for. */
export function makeSprites(unit: number): (species: string) => Sprite {
  const made = new Map<string, Sprite>()
  return (species) => {
    const before = made.get(species)
    if (before) return before
    const body = bodyOf(species)
    const scale = (body.length / 100) * unit
    const kept: HTMLCanvasElement[] = []
    let flat: HTMLCanvasElement | null = null
    const picture = (at: number): HTMLCanvasElement => {
      const found = kept[at]
      if (found) return found
      flat ??= body.bend > 0 ? still(species, scale, 0) : null
      const fresh = flat ? bent(flat, body, at / pictures) : still(species, scale, at / pictures)
      kept[at] = fresh
      return fresh
    }
    const sprite: Sprite = {
      body,
      at: (phase) => picture(Math.floor((((phase % 1) + 1) % 1) * pictures)),
      prepare() {
        const missing = Array.from({ length: pictures }, (_, at) => at).find((at) => !kept[at])
        if (missing === undefined) return true
        picture(missing)
        return false
      },
    }
    made.set(species, sprite)
    return sprite
  }
}
