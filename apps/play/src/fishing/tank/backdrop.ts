import { makeSeeded } from './seeded.ts'
import { paintShafts } from './shaft.ts'
import type { Room } from './swimmer.ts'

type Pen = CanvasRenderingContext2D

/** A ridge of rock that goes across the hall at a height; `rough` is how jagged. */
function ridge(
  pen: Pen,
  { wide, high }: Room,
  { y, tall, long, from, colour }: { y: number; tall: number; long: number; from: number; colour: string },
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(-10, high + 10)
  for (let x = -10; x <= wide + 14; x += 12) {
    const edge = Math.abs(x / wide - 0.5) * 2
    const lift =
      Math.sin(x / long + from) * 0.55 +
      Math.sin(x / (long * 0.43) + from * 2.1) * 0.3 +
      Math.sin(x / (long * 0.17) + from * 3.7) * 0.12
    pen.lineTo(x, y - tall * (0.25 + 0.75 * edge ** 1.6) * (1 + lift) * 0.72)
  }
  pen.lineTo(wide + 14, high + 10)
  pen.fill()
}

/** Where the ground begins. */
export const groundOf = (high: number): number => high * 0.87

/** Paints what is far in a hall: the water, rock in the distance, the ground. */
export function paintBackdrop(pen: Pen, room: Room, water: number): void {
  const { wide, high } = room
  const random = makeSeeded(`ground ${water}`)
  const sea = pen.createLinearGradient(0, 0, 0, high)
  sea.addColorStop(0, `oklch(.68 .12 ${water - 6})`)
  sea.addColorStop(0.34, `oklch(.5 .115 ${water + 6})`)
  sea.addColorStop(0.72, `oklch(.33 .095 ${water + 16})`)
  sea.addColorStop(1, `oklch(.22 .07 ${water + 24})`)
  pen.fillStyle = sea
  pen.fillRect(0, 0, wide, high)
  const sun = pen.createRadialGradient(
    wide * 0.42,
    -high * 0.12,
    0,
    wide * 0.42,
    -high * 0.12,
    Math.max(wide * 0.5, high),
  )
  sun.addColorStop(0, `oklch(.97 .06 ${water - 30} / .85)`)
  sun.addColorStop(0.32, `oklch(.86 .1 ${water - 14} / .36)`)
  sun.addColorStop(1, `oklch(.6 .1 ${water} / 0)`)
  pen.fillStyle = sun
  pen.fillRect(0, 0, wide, high)

  const ground = groundOf(high)
  ridge(pen, room, {
    y: ground - 18,
    tall: high * 0.5,
    long: 150,
    from: 1.3 + water,
    colour: `oklch(.47 .1 ${water + 8} / .55)`,
  })
  ridge(pen, room, {
    y: ground,
    tall: high * 0.4,
    long: 118,
    from: 4.1 + water,
    colour: `oklch(.38 .09 ${water + 12} / .8)`,
  })
  ridge(pen, room, {
    y: ground + 10,
    tall: high * 0.26,
    long: 86,
    from: 2.2 + water,
    colour: `oklch(.3 .08 ${water + 18})`,
  })

  paintShafts(pen, room)

  const sand = pen.createLinearGradient(0, ground - 14, 0, high)
  sand.addColorStop(0, `oklch(.62 .06 ${water - 60})`)
  sand.addColorStop(0.45, `oklch(.47 .055 ${water - 30})`)
  sand.addColorStop(1, `oklch(.24 .05 ${water + 20})`)
  pen.fillStyle = sand
  pen.beginPath()
  pen.moveTo(-10, high + 10)
  for (let x = -10; x <= wide + 12; x += 16)
    pen.lineTo(x, ground + Math.sin(x / 170 + water) * 8 + Math.sin(x / 61) * 3)
  pen.lineTo(wide + 10, high + 10)
  pen.fill()
  pen.lineWidth = 1.6
  for (let at = 0; at < wide / 34; at++) {
    const x = random() * wide
    const y = ground + 20 + random() * (high - ground - 24)
    pen.strokeStyle = at % 2 === 0 ? 'rgb(13 18 48 / .2)' : 'rgb(255 255 255 / .12)'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + 14, y - 4, x + 30, y)
    pen.stroke()
  }
}
