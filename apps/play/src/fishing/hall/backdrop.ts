import { ink, outline, sticker } from '../fish/sticker.ts'
import { makeSeeded } from './seeded.ts'
import type { Room } from './swimmer.ts'

type Pen = CanvasRenderingContext2D

/** A ridge of rock that goes across the hall at a height; `rough` is how jagged. */
function ridge(pen: Pen, { wide, high }: Room, { y, tall, long, from, colour }: { y: number; tall: number; long: number; from: number; colour: string }): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(-10, high + 10)
  for (let x = -10; x <= wide + 14; x += 12) {
    const edge = Math.abs(x / wide - 0.5) * 2
    const lift = Math.sin(x / long + from) * 0.55 + Math.sin(x / (long * 0.43) + from * 2.1) * 0.3 + Math.sin(x / (long * 0.17) + from * 3.7) * 0.12
    pen.lineTo(x, y - tall * (0.25 + 0.75 * edge ** 1.6) * (1 + lift) * 0.72)
  }
  pen.lineTo(wide + 14, high + 10)
  pen.fill()
}

/** A ribbon of kelp from the ground. */
function kelp(pen: Pen, x: number, ground: number, tall: number, lean: number, colours: readonly [string, string]): void {
  const parts = [{ path: outline(`M${x - 5} ${ground} C${x - 16 + lean} ${ground - tall * 0.35} ${x + 14 + lean} ${ground - tall * 0.6} ${x + lean * 1.6} ${ground - tall} C${x + 26 + lean} ${ground - tall * 0.62} ${x - 2 + lean} ${ground - tall * 0.34} ${x + 7} ${ground}Z`), from: colours[0], to: colours[1], depth: 2, line: 1.8 }]
  for (let at = 1; at <= 5; at++) {
    const y = ground - (tall * at) / 6.2
    const side = at % 2 === 0 ? 1 : -1
    const stem = x + lean * (at / 5) + Math.sin(at) * 4
    parts.push({ path: outline(`M${stem} ${y} C${stem + side * 8} ${y - 16} ${stem + side * 22} ${y - 20} ${stem + side * 32} ${y - 13} C${stem + side * 24} ${y - 4} ${stem + side * 10} ${y + 3} ${stem} ${y}Z`), from: colours[0], to: colours[1], depth: 2, line: 1.8 })
  }
  sticker(pen, parts, ground)
}

/** A coral that branches. */
function coral(pen: Pen, random: () => number, x: number, y: number, size: number, [light, dark]: readonly [string, string]): void {
  const lines: [number, number, number, number, number][] = []
  const grow = (fromX: number, fromY: number, turn: number, long: number, wide: number, left: number): void => {
    const toX = fromX + Math.sin(turn) * long
    const toY = fromY - Math.cos(turn) * long
    lines.push([fromX, fromY, toX, toY, wide])
    if (left === 0) return
    for (const side of [-1, 1]) grow(toX, toY, turn + side * (0.34 + random() * 0.3), long * (0.72 + random() * 0.14), wide * 0.76, left - 1)
  }
  grow(x, y + 6, (random() - 0.5) * 0.2, size * 0.36, size * 0.15, 3)
  pen.lineCap = 'round'
  const all = (colour: string, more: number, up: number) => {
    pen.strokeStyle = colour
    for (const [fromX, fromY, toX, toY, wide] of lines) {
      pen.lineWidth = Math.max(1, wide + more)
      pen.beginPath()
      pen.moveTo(fromX, fromY)
      pen.lineTo(toX, toY + up)
      pen.stroke()
    }
  }
  all(ink, 5, 0)
  all(dark, 0, 0)
  all(light, -size * 0.055, -1.4)
}

/** Sponges like organ pipes. */
function pipes(pen: Pen, x: number, y: number, size: number, [light, dark]: readonly [string, string]): void {
  const talls = [0.6, 1, 0.78, 0.46]
  for (const [at, tall] of talls.entries()) {
    const left = x + (at - 2) * size * 0.23
    const top = y - size * tall
    const wide = size * 0.15
    sticker(pen, [{ path: outline(`M${left - wide * 0.8} ${y + 8} L${left - wide} ${top} a${wide} ${wide * 0.5} 0 0 1 ${wide * 2} 0 L${left + wide * 0.8} ${y + 8}Z`), from: light, to: dark, depth: 4, line: 2.4 }], y)
    pen.fillStyle = 'rgb(40 10 50 / .72)'
    pen.beginPath()
    pen.ellipse(left, top, wide * 0.62, wide * 0.3, 0, 0, 7)
    pen.fill()
  }
}

function boulder(pen: Pen, x: number, y: number, size: number, water: number): void {
  sticker(pen, [{
    path: outline(`M${x - size} ${y + 10} C${x - size * 1.06} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 0.86} ${x} ${y - size * 0.74} C${x + size * 0.52} ${y - size * 0.9} ${x + size * 1.1} ${y - size * 0.34} ${x + size} ${y + 10}Z`),
    from: `oklch(.52 .05 ${water})`, to: `oklch(.26 .05 ${water + 15})`, depth: 7, line: 2.6,
  }], y)
}

/** Paints what stands still in a hall: the water and its light, rock in the distance, the ground and what grows on it. */
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
  const sun = pen.createRadialGradient(wide * 0.42, -high * 0.12, 0, wide * 0.42, -high * 0.12, Math.max(wide * 0.5, high))
  sun.addColorStop(0, `oklch(.97 .06 ${water - 30} / .85)`)
  sun.addColorStop(0.32, `oklch(.86 .1 ${water - 14} / .36)`)
  sun.addColorStop(1, `oklch(.6 .1 ${water} / 0)`)
  pen.fillStyle = sun
  pen.fillRect(0, 0, wide, high)

  const ground = high * 0.87
  ridge(pen, room, { y: ground - 18, tall: high * 0.5, long: 150, from: 1.3 + water, colour: `oklch(.47 .1 ${water + 8} / .55)` })
  ridge(pen, room, { y: ground, tall: high * 0.4, long: 118, from: 4.1 + water, colour: `oklch(.38 .09 ${water + 12} / .8)` })
  ridge(pen, room, { y: ground + 10, tall: high * 0.26, long: 86, from: 2.2 + water, colour: `oklch(.3 .08 ${water + 18})` })

  const sand = pen.createLinearGradient(0, ground - 14, 0, high)
  sand.addColorStop(0, `oklch(.62 .06 ${water - 60})`)
  sand.addColorStop(0.45, `oklch(.47 .055 ${water - 30})`)
  sand.addColorStop(1, `oklch(.24 .05 ${water + 20})`)
  pen.fillStyle = sand
  pen.beginPath()
  pen.moveTo(-10, high + 10)
  for (let x = -10; x <= wide + 12; x += 16) pen.lineTo(x, ground + Math.sin(x / 170 + water) * 8 + Math.sin(x / 61) * 3)
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

  const leaf = [`oklch(.7 .13 ${water - 52})`, `oklch(.36 .09 ${water - 40})`] as const
  const pink = ['#ff9fb0', '#c8375f'] as const
  const orange = ['#ffc07a', '#d9632c'] as const
  const violet = ['#d9a8ff', '#6f3fb8'] as const
  const grown = Math.min(1, wide / 900)
  const edge = (from: number, side: 1 | -1) => (side > 0 ? from * grown : wide - from * grown)
  for (const side of [1, -1] as const) {
    const first = side > 0
    kelp(pen, edge(30, side), ground + 34, high * (first ? 0.52 : 0.4), side * 8, leaf)
    kelp(pen, edge(84, side), ground + 30, high * (first ? 0.34 : 0.5), side * 12, leaf)
    boulder(pen, edge(first ? 150 : 128, side), ground + 40, (first ? 58 : 72) * (0.6 + 0.4 * grown), water)
    coral(pen, random, edge(first ? 218 : 232, side), ground + 34, (first ? 96 : 120) * (0.55 + 0.45 * grown), first ? pink : orange)
    pipes(pen, edge(first ? 66 : 60, side), ground + 56, (first ? 78 : 64) * (0.6 + 0.4 * grown), first ? orange : violet)
  }
  if (wide > 820) {
    coral(pen, random, wide * 0.335, ground + 16, 62, violet)
    boulder(pen, wide * 0.365, ground + 22, 30, water)
    pipes(pen, wide * 0.655, ground + 22, 46, pink)
    kelp(pen, wide * 0.69, ground + 16, high * 0.2, -6, leaf)
  }

  const dusk = pen.createRadialGradient(wide / 2, high * 0.42, Math.min(wide, high) * 0.45, wide / 2, high * 0.5, Math.max(wide, high) * 0.72)
  dusk.addColorStop(0, 'rgb(8 10 32 / 0)')
  dusk.addColorStop(1, 'rgb(8 10 32 / .5)')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, wide, high)
}
