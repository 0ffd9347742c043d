import type { Sprite } from '../fish/sprites.ts'
import type { Hues } from './hues.ts'
import type { Place, Swimmer } from './swimmer.ts'

/** Draws one that swims where it is; `grown` makes it larger or smaller. */
export function paintFish(pen: CanvasRenderingContext2D, swimmer: Swimmer, { x, y, tilt }: Place, { body, at }: Sprite, grown = 1): void {
  const wide = (body.box.x * body.length * grown) / 100
  const tall = (body.box.y * body.length * grown) / 100
  pen.save()
  pen.translate(x, y)
  pen.scale(swimmer.side, 1)
  pen.rotate(body.turns ? tilt : tilt * 0.3)
  pen.drawImage(at(swimmer.age / body.beat + swimmer.beat), -wide, -tall, wide * 2, tall * 2)
  pen.restore()
}

/** Draws the marks around the one that is aimed at, with what it pays. */
export function paintMarks(pen: CanvasRenderingContext2D, { x, y }: Place, { body }: Sprite, text: string, { flash, gold }: Hues, turn: number): void {
  const reach = Math.max(30, (Math.max(body.box.x * 0.86, body.box.y) * body.length) / 100)
  pen.lineCap = 'round'
  for (const [colour, width] of [['rgb(13 18 48 / .7)', 6], [flash, 2.6]] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    for (let at = 0; at < 4; at++) {
      const from = turn + (at / 4) * 2 * Math.PI - 0.3
      pen.beginPath()
      pen.arc(x, y, reach, from, from + 0.6)
      pen.stroke()
    }
  }
  pen.font = '700 17px Familjen, system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const half = pen.measureText(text).width / 2 + 10
  const top = y - reach - 16 > 14 ? y - reach - 16 : y + reach + 16
  pen.fillStyle = 'rgb(13 18 48 / .88)'
  pen.beginPath()
  pen.roundRect(x - half, top - 13, half * 2, 26, 13)
  pen.fill()
  pen.fillStyle = gold
  pen.fillText(text, x, top + 1)
}

/** One of the specks that drift in the water, or of the bubbles that rise. */
interface Speck {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly slow: number
  readonly isBubble: boolean
}

/** Specks of a hall, placed by numbers from 0 to 1. */
export const makeSpecks = (random: () => number): readonly Speck[] =>
  Array.from({ length: 46 }, (_, at) => ({
    x: random(), y: random(), size: at < 12 ? 2 + random() * 4.5 : 0.8 + random() * 1.4, slow: 0.5 + random(), isBubble: at < 12,
  }))

/** Draws the specks as they are after so many seconds. */
export function paintSpecks(pen: CanvasRenderingContext2D, specks: readonly Speck[], seconds: number, { wide, high }: { wide: number; high: number }): void {
  for (const { x, y, size, slow, isBubble } of specks) {
    const rise = isBubble ? seconds * 0.055 * slow : -seconds * 0.008 * slow
    const at = (((y - rise) % 1) + 1) % 1
    const left = x * wide + Math.sin(seconds * 0.6 * slow + x * 20) * (isBubble ? 9 : 16)
    pen.beginPath()
    pen.arc(left, at * high, size, 0, 7)
    if (isBubble) {
      pen.strokeStyle = 'rgb(255 255 255 / .42)'
      pen.lineWidth = 1.3
      pen.stroke()
      pen.fillStyle = 'rgb(255 255 255 / .6)'
      pen.fillRect(left - size * 0.45, at * high - size * 0.5, size * 0.3, size * 0.3)
    } else {
      pen.fillStyle = 'rgb(255 255 255 / .26)'
      pen.fill()
    }
  }
}
