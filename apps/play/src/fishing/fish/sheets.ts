import { storeCanvas } from '../picture.ts'
import { bodyOf, leanOf, type Body } from './bodies.ts'
import { drawFish } from './draw-fish.ts'

/** How many pictures a beat has, and how many of them stand side by side. */
const pictures = 12
const columns = 3
/** Where an animal that bends begins to: what is before it is stiff, as a share of its length. */
const hinge = 0.66
/** How many pixels the pictures of one species may take: larger ones are drawn less finely. */
const most = 6_000_000
/** Lines stay sharp, and a large sheet is written in a part of the time. */
const quality = 0.92
/** How many pixels are drawn at a time. */
const slice = 30_000

interface Point {
  readonly x: number
  readonly y: number
}

/** An animal in all phases of its beat, drawn once at its size on one picture. */
export interface Sheet {
  /** Half of the window that shows one picture however it is turned, in pixels of a full hall. */
  readonly half: Point
  /** Which picture stands for a phase, and where the middle of a picture is. */
  at(phase: number): number
  middle(picture: number): Point
  /** Draws a part of what is missing; answers whether nothing is, any more. */
  prepare(): boolean
  /** A new image of all of it, or null while it is not ready. */
  take(): HTMLImageElement | null
}

function canvasOf(
  width: number,
  height: number,
): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  return { canvas, pen }
}

/**
 * Bends a picture about its upright axis as a fish does that swims across the view: its tail sweeps towards the eye and
 * away, so that columns come closer to one another, and grow where they are near. Answers what draws the next part of
 * it, and says whether that was the last.
 */
function bender(
  pen: CanvasRenderingContext2D,
  flat: HTMLCanvasElement,
  { bend }: Body,
  phase: number,
  left: number,
  middle: number,
): () => boolean {
  const { width, height } = flat
  const stiff = Math.floor(width * hinge)
  const strip = Math.max(2, Math.round(width / 130))
  const strips = Math.max(4, Math.min(32, Math.floor(slice / (strip * height))))
  let x = stiff
  let near = 0
  let column = stiff - strip
  pen.drawImage(flat, stiff, 0, width - stiff, height, left + stiff, middle - height / 2, width - stiff, height)
  return () => {
    for (let count = 0; count < strips && column > -strip; count++) {
      const back = (hinge - column / width) / hinge
      const turn = bend * back * Math.sin(phase * 2 * Math.PI - back * 1.6)
      const step = Math.cos(turn) * strip
      near += (Math.sin(turn) * strip) / width
      const tall = height * (1 + near * 0.9)
      pen.drawImage(flat, Math.max(0, column), 0, strip, height, left + x - step, middle - tall / 2, step + 0.6, tall)
      x -= step
      column -= strip
    }
    return column <= -strip
  }
}

function makeSheet(species: string, wanted: number, onReady: () => void): Sheet {
  const body = bodyOf(species)
  const size = body.length / 100
  const box = { x: body.box.x * size, y: body.box.y * size }
  const cos = Math.cos(leanOf(body))
  const sin = Math.sin(leanOf(body))
  const half = { x: box.x * cos + box.y * sin, y: box.x * sin + box.y * cos }
  // So far apart that none shows in the window of another, however both are turned.
  const apart = { x: box.x + (half.x + box.y * sin) / cos, y: box.y + (half.y + box.x * sin) / cos }
  const unit = Math.min(wanted, Math.sqrt(most / (pictures * apart.x * apart.y)))
  const { canvas, pen } = canvasOf(apart.x * columns * unit, (apart.y * pictures * unit) / columns)
  const middle = (picture: number): Point => ({
    x: ((picture % columns) + 0.5) * apart.x,
    y: (Math.floor(picture / columns) + 0.5) * apart.y,
  })
  const still = (to: CanvasRenderingContext2D, x: number, y: number, phase: number) => {
    to.setTransform(unit * size, 0, 0, unit * size, x, y)
    drawFish(species)(to, phase)
    to.setTransform(1, 0, 0, 1, 0, 0)
  }
  const { width: wide, height: tall } = canvas
  const ready = (at: string) => {
    address = at
    flat = null
    canvas.width = 0
    onReady()
  }
  let flat: HTMLCanvasElement | null = null
  let goOn: (() => boolean) | null = null
  let drawn = 0
  let address = ''
  return {
    half,
    middle,
    at: (phase) => Math.floor((((phase % 1) + 1) % 1) * pictures),
    prepare() {
      if (drawn === pictures) return true
      const x = middle(drawn).x * unit
      const y = middle(drawn).y * unit
      if (body.bend === 0) still(pen, x, y, drawn / pictures)
      else if (flat) {
        goOn ??= bender(pen, flat, body, drawn / pictures, x - flat.width / 2, y)
        if (!goOn()) return false
        goOn = null
      } else {
        const fresh = canvasOf(box.x * 2 * unit, box.y * 2 * unit)
        still(fresh.pen, fresh.canvas.width / 2, fresh.canvas.height / 2, 0)
        flat = fresh.canvas
        return false
      }
      drawn++
      if (drawn === pictures) void storeCanvas(canvas, quality).then(ready, () => undefined)
      return false
    },
    take() {
      if (address === '') return null
      const image = document.createElement('img')
      image.decoding = 'sync'
      image.src = address
      image.style.width = `${wide / unit}px`
      image.style.height = `${tall / unit}px`
      return image
    },
  }
}

/** Makes the sheets of a hall: `unit` pixels for a pixel of a full hall; it is called with each that is ready. */
export function makeSheets(unit: number, onReady: () => void): (species: string) => Sheet {
  const made = new Map<string, Sheet>()
  return (species) => {
    const sheet = made.get(species) ?? makeSheet(species, unit, onReady)
    made.set(species, sheet)
    return sheet
  }
}
