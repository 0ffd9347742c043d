import { ink } from '../fish/sticker.ts'
import type { Hues } from './hues.ts'

type Pen = CanvasRenderingContext2D

const full = 2 * Math.PI

/** Draws the ball of a shot, with its glow. */
export function drawBall(pen: Pen, size: number, { flash, glow }: Pick<Hues, 'flash' | 'glow'>): void {
  const disc = (x: number, y: number, reach: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x, y, reach, 0, full)
    pen.fill()
  }
  pen.globalAlpha = 0.35
  disc(0, 0, size * 2.1, glow)
  pen.globalAlpha = 1
  pen.strokeStyle = ink
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.arc(0, 0, size, 0, full)
  pen.stroke()
  disc(0, 0, size, flash)
  disc(-size * 0.28, -size * 0.3, size * 0.36, '#fff')
}

/** Draws the bubbles behind a ball that flies to the right: they reach back from the middle of the picture. */
export function drawWake(pen: Pen, size: number, reach: number, { glow }: Pick<Hues, 'glow'>): void {
  pen.fillStyle = glow
  for (let at = 9; at >= 1; at--) {
    pen.globalAlpha = 0.5 * (1 - at / 10)
    pen.beginPath()
    pen.arc(
      (-at / 9) * reach + Math.sin(at * 2.3) * at * 0.7,
      Math.cos(at * 1.7) * at * 0.6,
      size * (0.86 - at * 0.06),
      0,
      full,
    )
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Draws a net of a radius. */
export function drawNet(pen: Pen, radius: number, { rope, knot }: Pick<Hues, 'rope' | 'knot'>): void {
  const rim = radius * 0.92
  const glow = pen.createRadialGradient(0, 0, rim * 0.3, 0, 0, rim)
  glow.addColorStop(0, 'rgb(255 255 255 / .02)')
  glow.addColorStop(1, 'rgb(255 255 255 / .2)')
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(0, 0, rim, 0, full)
  pen.fill()
  const spokes = 14
  const web = (colour: string, width: number) => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    for (let at = 0; at < spokes; at++) {
      const turn = (at / spokes) * full
      const next = ((at + 1) / spokes) * full
      pen.moveTo(Math.cos(turn) * rim * 0.1, Math.sin(turn) * rim * 0.1)
      pen.lineTo(Math.cos(turn) * rim, Math.sin(turn) * rim)
      for (const ring of [0.26, 0.46, 0.66, 0.84]) {
        const middle = (turn + next) / 2
        pen.moveTo(Math.cos(turn) * rim * ring, Math.sin(turn) * rim * ring)
        pen.quadraticCurveTo(
          Math.cos(middle) * rim * (ring - 0.07),
          Math.sin(middle) * rim * (ring - 0.07),
          Math.cos(next) * rim * ring,
          Math.sin(next) * rim * ring,
        )
      }
    }
    pen.stroke()
  }
  web('rgb(13 18 48 / .42)', radius * 0.04)
  web(rope, radius * 0.018)
  for (const [colour, width] of [
    [ink, 0.11],
    [rope, 0.065],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = radius * width
    pen.beginPath()
    pen.arc(0, 0, rim, 0, full)
    pen.stroke()
  }
  for (let at = 0; at < 12; at++) {
    pen.fillStyle = at % 2 === 0 ? knot : rope
    pen.strokeStyle = ink
    pen.lineWidth = radius * 0.02
    pen.beginPath()
    pen.arc(Math.cos((at / 12) * full) * rim, Math.sin((at / 12) * full) * rim, radius * 0.05, 0, full)
    pen.fill()
    pen.stroke()
  }
}

/** Draws the light behind a great catch. */
export function drawRays(pen: Pen, reach: number, { gold }: Pick<Hues, 'gold'>): void {
  const shine = pen.createRadialGradient(0, 0, reach * 0.1, 0, 0, reach)
  shine.addColorStop(0, gold)
  shine.addColorStop(1, 'rgb(243 199 111 / 0)')
  pen.fillStyle = shine
  pen.beginPath()
  for (let at = 0; at < 14; at++) {
    const turn = (at / 14) * full
    const half = at % 2 === 0 ? 0.11 : 0.06
    pen.moveTo(0, 0)
    pen.lineTo(Math.cos(turn - half) * reach, Math.sin(turn - half) * reach)
    pen.lineTo(Math.cos(turn + half) * reach, Math.sin(turn + half) * reach)
  }
  pen.fill()
}
