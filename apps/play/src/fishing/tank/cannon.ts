import { ink, outline, sticker, type Part } from '../fish/sticker.ts'
import type { Hues } from './hues.ts'
import { drawThing, makeThing } from './thing.ts'

/** How far the mouth of the cannon is from where it turns. */
export const reach = 90

const half = 110

const tube = (x: number, wide: number, tall: number): Path2D =>
  outline(
    `M${x - wide} 8 C${x - wide * 1.12} ${-tall * 0.3} ${x - wide * 0.74} ${-tall * 0.5} ${x - wide * 0.7} ${-tall + 18} L${x - wide * 0.98} ${-tall + 12} C${x - wide * 1.06} ${-tall + 4} ${x - wide} ${-tall} ${x - wide * 0.9} ${-tall} L${x + wide * 0.9} ${-tall} C${x + wide} ${-tall} ${x + wide * 1.06} ${-tall + 4} ${x + wide * 0.98} ${-tall + 12} L${x + wide * 0.7} ${-tall + 18} C${x + wide * 0.74} ${-tall * 0.5} ${x + wide * 1.12} ${-tall * 0.3} ${x + wide} 8Z`,
  )

const band = (x: number, wide: number, y: number): Path2D => outline(`M${x - wide} ${y} h${wide * 2} v8 h${-wide * 2}Z`)

/** Draws the barrel of a cannon, from 0 to 2 the stronger; it looks up. */
function drawBarrel(pen: CanvasRenderingContext2D, cannon: number, { metal: [light, dark], trim }: Hues): void {
  const metal = { from: light, to: dark, depth: 4, line: 2.6 }
  const brass = { from: trim[0], to: trim[1], depth: 2.4, line: 2.2 }
  const barrels: readonly Part[][] = [
    [
      { path: tube(0, 25, 88), ...metal },
      { path: band(0, 21, -60), ...brass },
      { path: band(0, 26, -30), ...brass },
    ],
    [
      { path: tube(-18, 18, 88), ...metal },
      { path: tube(18, 18, 88), ...metal },
      { path: band(0, 35, -60), ...brass },
      { path: band(0, 39, -30), ...brass },
    ],
    [
      { path: tube(-30, 16, 78), ...metal },
      { path: tube(30, 16, 78), ...metal },
      { path: tube(0, 24, 98), ...metal },
      { path: band(0, 45, -52), ...brass },
      { path: band(0, 49, -26), ...brass },
      { path: outline('M0-78 L8-68 L0-58 L-8-68Z'), from: '#ffb39f', to: '#ff6f52', depth: 2, line: 1.8 },
    ],
  ]
  sticker(pen, barrels[cannon] ?? barrels[0] ?? [], 92)
}

/** Draws what the cannon stands on, with the sum of a shot on its plate. */
function drawBase(pen: CanvasRenderingContext2D, amount: string, { metal: [light, dark], trim }: Hues): void {
  sticker(
    pen,
    [
      {
        path: outline('M-98 62 C-96 34-70 22-46 20 L46 20 C70 22 96 34 98 62Z'),
        from: light,
        to: dark,
        depth: 6,
        line: 2.8,
      },
      { path: outline('M-38 24 C-40-6-22-30 0-30 C22-30 40-6 38 24Z'), from: light, to: dark, depth: 7, line: 2.8 },
      {
        path: outline('M-46 14 h92 a6 6 0 0 1 0 12 h-92 a6 6 0 0 1 0-12Z'),
        from: trim[0],
        to: trim[1],
        depth: 3,
        line: 2.6,
      },
      {
        path: outline('M-50 33 h100 a11 11 0 0 1 0 24 h-100 a11 11 0 0 1 0-24Z'),
        from: '#1b2146',
        to: '#10142e',
        depth: 0,
        line: 2.6,
      },
      { path: outline('M0-18 a11 11 0 1 0 .01 0Z'), from: trim[0], to: trim[1], depth: 3, line: 2.4 },
    ],
    60,
  )
  pen.font = '700 17px Familjen, system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#f3c76f'
  pen.fillText(amount, 0, 45.5, 110)
}

/** Draws the fire at the mouth of a cannon. */
function drawFlash(pen: CanvasRenderingContext2D, { flash }: Pick<Hues, 'flash'>): void {
  pen.fillStyle = flash
  pen.beginPath()
  for (let at = 0; at < 10; at++) {
    const long = at % 2 === 0 ? 30 : 13.5
    pen.lineTo(Math.sin((at / 10) * 2 * Math.PI) * long, -Math.cos((at / 10) * 2 * Math.PI) * long)
  }
  pen.fill()
}

/** Draws the right half of the ring that closes while a cannon loads. */
function drawHalfRing(pen: CanvasRenderingContext2D, { flash }: Pick<Hues, 'flash'>): void {
  for (const [colour, width] of [
    [ink, 9],
    [flash, 4.4],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.arc(0, 0, 24, -Math.PI / 2, Math.PI / 2)
    pen.stroke()
  }
}

interface Aim {
  readonly x: number
  readonly y: number
  /** In radians from straight up. */
  readonly turn: number
  /** How much of the last shot's push is left, and how far it is loaded again, each from 0 to 1. */
  readonly push: number
  readonly loaded: number
}

/** The cannon of a hall. */
export interface Cannon {
  /** Draws it again: which one, the sum on its plate, and `unit` pixels for one of the hall. */
  draw(cannon: number, amount: string, unit: number): void
  show(aim: Aim): void
}

/** Makes the cannon of a hall. */
export function makeCannon(parent: HTMLElement, hues: Hues): Cannon {
  const image = () => document.createElement('img')
  const [barrel, flash, base, first, second] = [image(), image(), image(), image(), image()]
  const things = { barrel: makeThing(parent, barrel), flash: makeThing(parent, flash), base: makeThing(parent, base) }
  /** Each half of the ring turns behind the edge of a window: the right one first, then the left. */
  const ring = [first, second].map((element, at) => {
    const pane = document.createElement('div')
    const inner = makeThing(pane, element)
    pane.className = 'pane load'
    pane.dataset['side'] = at === 0 ? 'right' : 'left'
    return { outer: makeThing(parent, pane), inner }
  })
  return {
    draw(cannon, amount, unit) {
      drawThing(barrel, half * 2, half * 2, unit, (pen) => drawBarrel(pen, cannon, hues))
      drawThing(base, half * 2, half * 2, unit, (pen) => drawBase(pen, amount, hues))
      drawThing(flash, 64, 64, unit, (pen) => drawFlash(pen, hues))
      for (const element of [first, second]) drawThing(element, 60, 60, unit, (pen) => drawHalfRing(pen, hues))
    },
    show({ x, y, turn, push, loaded }) {
      things.barrel.put(x - Math.sin(turn) * push * 13, y + Math.cos(turn) * push * 13, turn)
      things.base.put(x, y)
      things.barrel.fade(1)
      things.base.fade(1)
      things.flash.put(x + Math.sin(turn) * (reach + 8), y - Math.cos(turn) * (reach + 8), turn, Math.max(0.5, push))
      things.flash.fade(Math.max(0, (push - 0.5) * 1.8))
      for (const [at, { outer, inner }] of ring.entries()) {
        const part = Math.max(0, Math.min(1, loaded * 2 - at))
        outer.put(x, y - 7)
        outer.fade(loaded < 1 && part > 0 ? 1 : 0)
        inner.put(at === 0 ? 0 : 30, 30, (at === 0 ? part - 1 : part) * Math.PI)
        inner.fade(1)
      }
    },
  }
}
