import { ink, outline, sticker, type Part } from '../fish/sticker.ts'
import type { Hues } from './hues.ts'

/** How far the mouth of the cannon is from where it turns. */
export const reach = 90

const half = 110

function canvasOf(unit: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D | null } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(half * 2 * unit)
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  pen?.setTransform(unit, 0, 0, unit, half * unit, half * unit)
  return { canvas, pen }
}

const tube = (x: number, wide: number, tall: number): Path2D =>
  outline(`M${x - wide} 8 C${x - wide * 1.12} ${-tall * 0.3} ${x - wide * 0.74} ${-tall * 0.5} ${x - wide * 0.7} ${-tall + 18} L${x - wide * 0.98} ${-tall + 12} C${x - wide * 1.06} ${-tall + 4} ${x - wide} ${-tall} ${x - wide * 0.9} ${-tall} L${x + wide * 0.9} ${-tall} C${x + wide} ${-tall} ${x + wide * 1.06} ${-tall + 4} ${x + wide * 0.98} ${-tall + 12} L${x + wide * 0.7} ${-tall + 18} C${x + wide * 0.74} ${-tall * 0.5} ${x + wide * 1.12} ${-tall * 0.3} ${x + wide} 8Z`)

const band = (x: number, wide: number, y: number): Path2D => outline(`M${x - wide} ${y} h${wide * 2} v8 h${-wide * 2}Z`)

/** The barrel of a cannon, from 0 to 2 the stronger; it looks up. */
export function makeBarrel(cannon: number, unit: number, { metal: [light, dark], trim }: Hues): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(unit)
  if (!pen) return canvas
  const metal = { from: light, to: dark, depth: 4, line: 2.6 }
  const brass = { from: trim[0], to: trim[1], depth: 2.4, line: 2.2 }
  const barrels: readonly Part[][] = [
    [{ path: tube(0, 25, 88), ...metal }, { path: band(0, 21, -60), ...brass }, { path: band(0, 26, -30), ...brass }],
    [
      { path: tube(-18, 18, 88), ...metal }, { path: tube(18, 18, 88), ...metal },
      { path: band(0, 35, -60), ...brass }, { path: band(0, 39, -30), ...brass },
    ],
    [
      { path: tube(-30, 16, 78), ...metal }, { path: tube(30, 16, 78), ...metal }, { path: tube(0, 24, 98), ...metal },
      { path: band(0, 45, -52), ...brass }, { path: band(0, 49, -26), ...brass },
      { path: outline('M0-78 L8-68 L0-58 L-8-68Z'), from: '#ffb39f', to: '#ff6f52', depth: 2, line: 1.8 },
    ],
  ]
  sticker(pen, barrels[cannon] ?? barrels[0] ?? [], 92)
  return canvas
}

/** What the cannon stands on, with the sum of a shot on its plate. */
export function makeBase(sum: string, unit: number, { metal: [light, dark], trim }: Hues): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(unit)
  if (!pen) return canvas
  sticker(pen, [
    { path: outline('M-98 62 C-96 34-70 22-46 20 L46 20 C70 22 96 34 98 62Z'), from: light, to: dark, depth: 6, line: 2.8 },
    { path: outline('M-38 24 C-40-6-22-30 0-30 C22-30 40-6 38 24Z'), from: light, to: dark, depth: 7, line: 2.8 },
    { path: outline('M-46 14 h92 a6 6 0 0 1 0 12 h-92 a6 6 0 0 1 0-12Z'), from: trim[0], to: trim[1], depth: 3, line: 2.6 },
    { path: outline('M-50 33 h100 a11 11 0 0 1 0 24 h-100 a11 11 0 0 1 0-24Z'), from: '#1b2146', to: '#10142e', depth: 0, line: 2.6 },
    { path: outline('M0-18 a11 11 0 1 0 .01 0Z'), from: trim[0], to: trim[1], depth: 3, line: 2.4 },
  ], 60)
  pen.font = '700 17px Familjen, system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#f3c76f'
  pen.fillText(sum, 0, 45.5, 110)
  return canvas
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

/** Draws the cannon where it stands. */
export function paintCannon(pen: CanvasRenderingContext2D, { barrel, base }: { barrel: HTMLCanvasElement; base: HTMLCanvasElement }, { x, y, turn, push, loaded }: Aim, { flash }: Hues): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.drawImage(barrel, -half, -half + push * 13, half * 2, half * 2)
  if (push > 0.5) {
    const size = 30 * push
    pen.fillStyle = flash
    pen.globalAlpha = (push - 0.5) * 1.8
    pen.beginPath()
    for (let at = 0; at < 10; at++) {
      const long = at % 2 === 0 ? size : size * 0.45
      pen.lineTo(Math.sin((at / 10) * 2 * Math.PI) * long, -reach - 8 - Math.cos((at / 10) * 2 * Math.PI) * long)
    }
    pen.fill()
    pen.globalAlpha = 1
  }
  pen.restore()
  pen.drawImage(base, x - half, y - half, half * 2, half * 2)
  if (loaded < 1) {
    pen.lineCap = 'round'
    for (const [colour, width] of [[ink, 9], [flash, 4.4]] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width
      pen.beginPath()
      pen.arc(x, y - 7, 24, -Math.PI / 2, -Math.PI / 2 + Math.max(0.02, loaded) * 2 * Math.PI)
      pen.stroke()
    }
  }
}
