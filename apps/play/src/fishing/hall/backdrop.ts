import { ink, outline, spots, sticker, type Part } from '../fish/sticker.ts'
import { makeSeeded } from './seeded.ts'
import { paintShafts } from './shaft.ts'
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

/** Draws something in units of its own, with its foot at a point of the ground. */
function stand(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  draw()
  pen.restore()
}

/** A ribbon of kelp, of a height, that leans. */
function kelp(pen: Pen, tall: number, lean: number, [light, dark]: readonly [string, string]): void {
  const tone = { from: light, to: dark, depth: 2, line: 2 }
  const stem = (part: number): readonly [number, number] => [lean * part * part + Math.sin(part * 5) * 7, -tall * part]
  const leaves = Array.from({ length: Math.round(tall / 26) }, (_, at): Part => {
    const part = 0.12 + (at / Math.round(tall / 26)) * 0.86
    const [x, y] = stem(part)
    const side = at % 2 === 0 ? 1 : -1
    const long = 40 - part * 14
    return { path: outline(`M${x} ${y} C${x + side * long * 0.2} ${y - long * 0.5} ${x + side * long * 0.7} ${y - long * 0.8} ${x + side * long} ${y - long * 0.62} C${x + side * long * 0.8} ${y - long * 0.16} ${x + side * long * 0.4} ${y + 5} ${x} ${y}Z`), ...tone }
  })
  const edge = (off: number) => Array.from({ length: 9 }, (_, at) => {
    const [x, y] = stem(at / 8)
    return `${x + off * (1 - at / 9)} ${y}`
  })
  sticker(pen, [{ path: outline(`M${edge(-5).join(' L')} L${edge(5).toReversed().join(' L')}Z`), ...tone }, ...leaves], tall)
}

/** A coral that branches. */
function coral(pen: Pen, random: () => number, size: number, [light, dark]: readonly [string, string]): void {
  const lines: [number, number, number, number, number][] = []
  const grow = (fromX: number, fromY: number, turn: number, long: number, wide: number, left: number): void => {
    const toX = fromX + Math.sin(turn) * long
    const toY = fromY - Math.cos(turn) * long
    lines.push([fromX, fromY, toX, toY, wide])
    if (left === 0) return
    for (const side of [-1, 1]) grow(toX, toY, turn + side * (0.34 + random() * 0.3), long * (0.72 + random() * 0.14), wide * 0.76, left - 1)
  }
  grow(0, 6, (random() - 0.5) * 0.2, size * 0.36, size * 0.15, 3)
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
function pipes(pen: Pen, size: number, [light, dark]: readonly [string, string]): void {
  for (const [at, tall] of [0.62, 1, 0.8, 0.46].entries()) {
    const left = (at - 1.6) * size * 0.25
    const top = -size * tall
    const wide = size * 0.15
    sticker(pen, [{ path: outline(`M${left - wide * 0.74} 8 L${left - wide} ${top} a${wide} ${wide * 0.5} 0 0 1 ${wide * 2} 0 L${left + wide * 0.74} 8Z`), from: light, to: dark, depth: 4, line: 2.4 }], size)
    pen.fillStyle = 'rgb(40 10 50 / .72)'
    pen.beginPath()
    pen.ellipse(left, top, wide * 0.62, wide * 0.3, 0, 0, 7)
    pen.fill()
  }
}

function boulder(pen: Pen, size: number, water: number): void {
  sticker(pen, [{
    path: outline(`M${-size} 12 C${-size * 1.06} ${-size * 0.5} ${-size * 0.62} ${-size * 0.8} ${-size * 0.16} ${-size * 0.7} C${size * 0.1} ${-size * 0.98} ${size * 0.6} ${-size * 0.9} ${size * 0.72} ${-size * 0.5} C${size * 1.06} ${-size * 0.4} ${size * 1.1} ${-size * 0.1} ${size} 12Z`),
    from: `oklch(.66 .05 ${water})`, to: `oklch(.3 .06 ${water + 15})`, depth: 9, line: 2.6,
    marks: () => spots(pen, 'rgb(13 18 48 / .22)', [[-size * 0.4, -size * 0.3, size * 0.09], [-size * 0.2, -size * 0.1, size * 0.06], [size * 0.4, -size * 0.36, size * 0.08], [size * 0.56, -size * 0.1, size * 0.11]]),
  }], size)
}

/** A star on the ground. */
function star(pen: Pen, size: number): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? size : size * 0.46
    return `${Math.sin((at / 5) * Math.PI + 0.3) * reach} ${-Math.cos((at / 5) * Math.PI + 0.3) * reach * 0.6}`
  })
  sticker(pen, [{ path: outline(`M${points.join(' L')}Z`), from: '#ffb38a', to: '#e0603c', depth: 2.4, line: 2.2 }], size)
}

/** Where the ground begins. */
const groundOf = (high: number): number => high * 0.87

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
  const sun = pen.createRadialGradient(wide * 0.42, -high * 0.12, 0, wide * 0.42, -high * 0.12, Math.max(wide * 0.5, high))
  sun.addColorStop(0, `oklch(.97 .06 ${water - 30} / .85)`)
  sun.addColorStop(0.32, `oklch(.86 .1 ${water - 14} / .36)`)
  sun.addColorStop(1, `oklch(.6 .1 ${water} / 0)`)
  pen.fillStyle = sun
  pen.fillRect(0, 0, wide, high)

  const ground = groundOf(high)
  ridge(pen, room, { y: ground - 18, tall: high * 0.5, long: 150, from: 1.3 + water, colour: `oklch(.47 .1 ${water + 8} / .55)` })
  ridge(pen, room, { y: ground, tall: high * 0.4, long: 118, from: 4.1 + water, colour: `oklch(.38 .09 ${water + 12} / .8)` })
  ridge(pen, room, { y: ground + 10, tall: high * 0.26, long: 86, from: 2.2 + water, colour: `oklch(.3 .08 ${water + 18})` })

  paintShafts(pen, room)

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
    if (wide > 580) at(edge(first ? 236 : 244), 38, () => coral(pen, random, (first ? 104 : 130) * grown, first ? pink : orange))
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
  const dusk = pen.createRadialGradient(wide / 2, high * 0.42, Math.min(wide, high) * 0.45, wide / 2, high * 0.5, Math.max(wide, high) * 0.72)
  dusk.addColorStop(0, 'rgb(8 10 32 / 0)')
  dusk.addColorStop(1, 'rgb(8 10 32 / .5)')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, wide, high)
}
