import { outline, ink, spots, sticker, type Part } from '../fish/sticker.ts'

type Pen = CanvasRenderingContext2D

/** A ribbon of kelp, of a height, that leans. */
export function kelp(pen: Pen, tall: number, lean: number, [light, dark]: readonly [string, string]): void {
  const tone = { from: light, to: dark, depth: 2, line: 2 }
  const stem = (part: number): readonly [number, number] => [lean * part * part + Math.sin(part * 5) * 7, -tall * part]
  const leaves = Array.from({ length: Math.round(tall / 26) }, (_, at): Part => {
    const part = 0.12 + (at / Math.round(tall / 26)) * 0.86
    const [x, y] = stem(part)
    const side = at % 2 === 0 ? 1 : -1
    const long = 40 - part * 14
    return {
      path: outline(
        `M${x} ${y} C${x + side * long * 0.2} ${y - long * 0.5} ${x + side * long * 0.7} ${y - long * 0.8} ${x + side * long} ${y - long * 0.62} C${x + side * long * 0.8} ${y - long * 0.16} ${x + side * long * 0.4} ${y + 5} ${x} ${y}Z`,
      ),
      ...tone,
    }
  })
  const edge = (off: number) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, y] = stem(at / 8)
      return `${x + off * (1 - at / 9)} ${y}`
    })
  sticker(
    pen,
    [{ path: outline(`M${edge(-5).join(' L')} L${edge(5).toReversed().join(' L')}Z`), ...tone }, ...leaves],
    tall,
  )
}

/** A coral that branches. */
export function coral(pen: Pen, random: () => number, size: number, [light, dark]: readonly [string, string]): void {
  const lines: [number, number, number, number, number][] = []
  const grow = (fromX: number, fromY: number, turn: number, long: number, wide: number, left: number): void => {
    const toX = fromX + Math.sin(turn) * long
    const toY = fromY - Math.cos(turn) * long
    lines.push([fromX, fromY, toX, toY, wide])
    if (left === 0) return
    for (const side of [-1, 1])
      grow(toX, toY, turn + side * (0.34 + random() * 0.3), long * (0.72 + random() * 0.14), wide * 0.76, left - 1)
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
export function pipes(pen: Pen, size: number, [light, dark]: readonly [string, string]): void {
  for (const [at, tall] of [0.62, 1, 0.8, 0.46].entries()) {
    const left = (at - 1.6) * size * 0.25
    const top = -size * tall
    const wide = size * 0.15
    sticker(
      pen,
      [
        {
          path: outline(
            `M${left - wide * 0.74} 8 L${left - wide} ${top} a${wide} ${wide * 0.5} 0 0 1 ${wide * 2} 0 L${left + wide * 0.74} 8Z`,
          ),
          from: light,
          to: dark,
          depth: 4,
          line: 2.4,
        },
      ],
      size,
    )
    pen.fillStyle = 'rgb(40 10 50 / .72)'
    pen.beginPath()
    pen.ellipse(left, top, wide * 0.62, wide * 0.3, 0, 0, 7)
    pen.fill()
  }
}

export function boulder(pen: Pen, size: number, water: number): void {
  sticker(
    pen,
    [
      {
        path: outline(
          `M${-size} 12 C${-size * 1.06} ${-size * 0.5} ${-size * 0.62} ${-size * 0.8} ${-size * 0.16} ${-size * 0.7} C${size * 0.1} ${-size * 0.98} ${size * 0.6} ${-size * 0.9} ${size * 0.72} ${-size * 0.5} C${size * 1.06} ${-size * 0.4} ${size * 1.1} ${-size * 0.1} ${size} 12Z`,
        ),
        from: `oklch(.66 .05 ${water})`,
        to: `oklch(.3 .06 ${water + 15})`,
        depth: 9,
        line: 2.6,
        marks: () =>
          spots(pen, 'rgb(13 18 48 / .22)', [
            [-size * 0.4, -size * 0.3, size * 0.09],
            [-size * 0.2, -size * 0.1, size * 0.06],
            [size * 0.4, -size * 0.36, size * 0.08],
            [size * 0.56, -size * 0.1, size * 0.11],
          ]),
      },
    ],
    size,
  )
}

/** A star on the ground. */
export function star(pen: Pen, size: number): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? size : size * 0.46
    return `${Math.sin((at / 5) * Math.PI + 0.3) * reach} ${-Math.cos((at / 5) * Math.PI + 0.3) * reach * 0.6}`
  })
  sticker(
    pen,
    [{ path: outline(`M${points.join(' L')}Z`), from: '#ffb38a', to: '#e0603c', depth: 2.4, line: 2.2 }],
    size,
  )
}
