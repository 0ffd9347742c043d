import { figures, type Figure } from './draw-fish.ts'

/** How many pictures a beat has. */
const pictures = 12

/** An animal that is drawn once at its size, in all phases of its beat; the middle of each picture is the animal's. */
export interface Sprite {
  readonly figure: Figure
  readonly width: number
  readonly height: number
  at(phase: number): HTMLCanvasElement
}

function canvasOf(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  return { canvas, pen }
}

function still({ box, draw }: Figure, unit: number, phase: number): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(box.x * 2 * unit, box.y * 2 * unit)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.scale(unit, unit)
  draw(pen, phase)
  return canvas
}

/**
 * Bends a picture about its upright axis as a fish does that swims across the view: its tail sweeps towards the eye and away,
 * so that columns come closer to one another, and grow where they are near.
 */
function bent(flat: HTMLCanvasElement, { bend }: Figure, phase: number): HTMLCanvasElement {
  const { width, height } = flat
  const { canvas, pen } = canvasOf(width, height)
  const hinge = 0.66
  let x = width
  let near = 0
  for (let column = width - 1; column >= 0; column--) {
    const back = Math.max(0, hinge - column / width) / hinge
    const turn = bend * back * Math.sin(phase * 2 * Math.PI - back * 1.6)
    const step = Math.cos(turn)
    near += Math.sin(turn) / width
    const tall = height * (1 + near * 0.9)
    pen.drawImage(flat, column, 0, 1, height, x - step, (height - tall) / 2, step + 0.6, tall)
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
    const figure = figures[species] ?? figures['sprat']
    if (!figure) throw new Error(species)
    const scale = (figure.length / 100) * unit
    const kept: HTMLCanvasElement[] = []
    let flat: HTMLCanvasElement | null = null
    const sprite: Sprite = {
      figure,
      width: figure.box.x * 2 * scale,
      height: figure.box.y * 2 * scale,
      at(phase) {
        const at = Math.floor((((phase % 1) + 1) % 1) * pictures)
        const found = kept[at]
        if (found) return found
        flat ??= figure.bend > 0 ? still(figure, scale, 0) : null
        const fresh = flat ? bent(flat, figure, at / pictures) : still(figure, scale, at / pictures)
        kept[at] = fresh
        return fresh
      },
    }
    made.set(species, sprite)
    return sprite
  }
}
