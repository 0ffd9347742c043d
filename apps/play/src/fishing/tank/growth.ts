import { groundOf } from './backdrop.ts'
import { boulder, coral, kelp, pipes, star } from './reef-shapes.ts'
import { makeSeeded } from './seeded.ts'
import type { Room } from './swimmer.ts'

type Pen = CanvasRenderingContext2D

/** Draws something in units of its own, with its foot at a point of the ground. */
function stand(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  draw()
  pen.restore()
}

/** Paints what grows and lies on the ground of a hall and what floats in it, in front of its light. */
export function paintGrowth(pen: Pen, { wide, high }: Room, water: number): void {
  const random = makeSeeded(`growth ${water}`)
  const ground = groundOf(high)
  const leaf = [`oklch(.7 .13 ${water - 52})`, `oklch(.36 .09 ${water - 40})`] as const
  const pink = ['#ff9fb0', '#c8375f'] as const
  const orange = ['#ffc07a', '#d9632c'] as const
  const violet = ['#d9a8ff', '#6f3fb8'] as const
  const grown = Math.min(1, 0.62 + wide / 2600)
  const at = (part: number, y: number, draw: () => void) => stand(pen, part, ground + y, draw)
  for (const side of [1, -1] as const) {
    const first = side > 0
    const edge = (from: number) => (first ? from * grown : wide - from * grown)
    at(edge(34), 34, () => kelp(pen, high * (first ? 0.56 : 0.42), side * 34, leaf))
    at(edge(96), 28, () => kelp(pen, high * (first ? 0.34 : 0.54), side * 26, leaf))
    at(edge(first ? 158 : 130), 42, () => boulder(pen, (first ? 62 : 80) * grown, water))
    if (wide > 580)
      at(edge(first ? 236 : 244), 38, () => coral(pen, random, (first ? 104 : 130) * grown, first ? pink : orange))
    at(edge(first ? 70 : 62), 58, () => pipes(pen, (first ? 88 : 76) * grown, first ? orange : violet))
    at(edge(first ? 304 : 330), 50, () => star(pen, first ? 15 : 12))
  }
  if (wide > 820) {
    at(wide * 0.33, 16, () => coral(pen, random, 66, violet))
    at(wide * 0.36, 22, () => boulder(pen, 32, water))
    at(wide * 0.655, 22, () => pipes(pen, 50, pink))
    at(wide * 0.69, 16, () => kelp(pen, high * 0.22, -8, leaf))
    at(wide * 0.635, 30, () => boulder(pen, 24, water))
  }

  for (let mote = 0; mote < 34; mote++) {
    pen.fillStyle = 'rgb(255 255 255 / .26)'
    pen.beginPath()
    pen.arc(random() * wide, random() * high, 0.8 + random() * 1.4, 0, 7)
    pen.fill()
  }
  const dusk = pen.createRadialGradient(
    wide / 2,
    high * 0.42,
    Math.min(wide, high) * 0.45,
    wide / 2,
    high * 0.5,
    Math.max(wide, high) * 0.72,
  )
  dusk.addColorStop(0, 'rgb(8 10 32 / 0)')
  dusk.addColorStop(1, 'rgb(8 10 32 / .5)')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, wide, high)
}
