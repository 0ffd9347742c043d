import { eye, outline, spots, sticker, stroke, type Part } from './sticker.ts'

const shell = outline('M26-2 C24-20 6-30-10-29 C-28-28-40-16-42 2 C-30 12 8 14 26-2Z')

/** A sea turtle; its flippers row with `swing`, from -1 to 1. */
export function turtle(pen: CanvasRenderingContext2D, swing: number): void {
  const flipper = (commands: string, x: number, y: number, turn: number): Path2D => {
    const turned = new Path2D()
    turned.addPath(outline(commands), new DOMMatrix().translate(x, y).rotate(turn))
    return turned
  }
  const scales = (): void =>
    spots(pen, 'rgb(20 84 70 / .55)', [
      [14, 12, 2.2],
      [9, 20, 2.4],
      [4, 28, 2.2],
      [-1, 35, 1.8],
    ])
  const far: Part[] = [
    {
      path: flipper('M0 0 C6-10 4-26-6-34 C-14-26-14-10-8 2Z', 14, -8, 18 - swing * 26),
      from: '#4fb98f',
      to: '#2f8f74',
      depth: 3,
    },
    {
      path: flipper('M0 0 C-10 0-18 4-20 10 C-12 12-4 10 2 6Z', -36, 3, -10 + swing * 14),
      from: '#4fb98f',
      to: '#2f8f74',
      depth: 3,
    },
  ]
  sticker(
    pen,
    [
      ...far,
      {
        path: outline('M20-4 C26-17 38-20 45-14 C52-8 50 2 42 5 C34 8 24 8 18 6Z'),
        from: '#8fe0ae',
        to: '#3fa37f',
        depth: 4,
        marks: () =>
          spots(pen, 'rgb(20 84 70 / .5)', [
            [34, -13, 2.4],
            [29, -8, 2],
            [40, -15, 1.8],
          ]),
      },
      {
        path: outline('M24 0 C12 12-24 13-42 3 C-36 14-20 18-6 18 C10 18 22 12 24 0Z'),
        from: '#f7e3a6',
        to: '#d9b565',
        depth: 3,
      },
      {
        path: shell,
        from: '#d98b46',
        to: '#6f4a2a',
        depth: 5,
        marks: () => {
          for (const line of [
            'M26-2 C8 8-24 6-44 0',
            'M-12-30 L-20-17 L-14-4 L4-3 L12-15 L4-28',
            'M-20-17 L-36-18',
            'M-14-4 L-22 6',
            'M4-3 L8 8',
            'M12-15 L24-16',
          ])
            stroke(pen, line, 2.6, 'rgb(58 33 18 / .75)')
        },
      },
      {
        path: flipper('M-4 0 C6 0 16 10 18 26 C18 34 13 40 6 42 C-2 32-8 14-10 4Z', 12, 3, -14 + swing * 30),
        from: '#8fe0ae',
        to: '#2f8f74',
        depth: 4,
        marks: scales,
      },
    ],
    34,
  )
  eye(pen, 40, -8, 3.6)
  stroke(pen, 'M49-2 C46 1 42 2 38 1', 2)
}

/** A jellyfish, whose bell closes with `swing` and whose arms follow a turn behind, at `phase` of the beat. */
export function jelly(pen: CanvasRenderingContext2D, swing: number, phase: number): void {
  const wide = 33 - swing * 4
  const tall = 30 + swing * 4
  pen.lineCap = 'round'
  for (let arm = 0; arm < 7; arm++) {
    const x = (arm - 3) * (wide / 3.9)
    const sway = (reach: number) => Math.sin(phase * 2 * Math.PI - reach * 1.5 + arm * 0.5) * (3 + reach * 2.4)
    const long = arm % 2 === 0 ? 44 : 32
    const path = `M${x} 0 C${x + sway(0.5)} ${long * 0.4} ${x + sway(1.2)} ${long * 0.7} ${x * 1.15 + sway(2)} ${long}`
    stroke(pen, path, arm % 2 === 0 ? 7.4 : 6, '#0d1230')
    stroke(pen, path, arm % 2 === 0 ? 3.4 : 2.4, arm % 2 === 0 ? '#f9a8df' : '#c77df0')
  }
  const hem = Array.from({ length: 6 }, (_, at) => {
    const step = (wide * 2) / 6
    const x = wide - at * step
    return `Q${x - step / 2} ${at % 2 === 0 ? 9 : 8} ${x - step} 1`
  }).join(' ')
  sticker(
    pen,
    [
      {
        path: outline(
          `M${-wide} 1 C${-wide - 3} ${-tall * 0.8} ${-wide * 0.6} ${-tall * 1.22} 0 ${-tall * 1.22} C${wide * 0.6} ${-tall * 1.22} ${wide + 3} ${-tall * 0.8} ${wide} 1 ${hem}Z`,
        ),
        from: '#ffc3ea',
        to: '#8d4fd6',
        depth: 6,
        marks: () => {
          spots(pen, 'rgb(255 255 255 / .36)', [
            [-13, -22, 5.4],
            [3, -28, 3.6],
            [14, -18, 4.4],
            [-4, -12, 3],
            [-21, -10, 2.6],
            [22, -8, 2.4],
          ])
          for (const at of [-0.62, -0.22, 0.22, 0.62])
            stroke(
              pen,
              `M${at * wide} 2 C${at * wide * 1.1} ${-tall * 0.34} ${at * wide * 0.9} ${-tall * 0.5} ${at * wide * 0.6} ${-tall * 0.66}`,
              2,
              'rgb(91 34 150 / .5)',
            )
        },
      },
    ],
    38,
  )
  eye(pen, -9, -9, 4)
  eye(pen, 10, -9, 4)
  stroke(pen, 'M-3-1 C-1 1.6 2 1.6 4-1', 2)
}

/** A manta ray, seen from above; its wings beat with `swing`. */
export function ray(pen: CanvasRenderingContext2D, swing: number): void {
  const span = 39 + 6 * swing
  const back = -6 - 4 * swing
  const wing = (side: number): string =>
    `C22 ${side * 15} 12 ${side * (span * 0.72)} ${back} ${side * span} C${back - 3} ${side * (span + 1)} ${back - 6} ${side * (span - 1)} ${back - 5} ${side * (span - 4)}`
  const body = `M34-6 ${wing(-1)} C${back - 1} ${-span * 0.5}-18-15-26-5 C-27-2-27 2-26 5 C-18 15 ${back - 1} ${span * 0.5} ${back - 5} ${span - 4} C${back - 6} ${span - 1} ${back - 3} ${span + 1} ${back} ${span} C12 ${span * 0.72} 22 15 34 6 C36 3 36-3 34-6Z`
  const lobe = (side: number): Path2D =>
    outline(
      `M28 ${side * 9} C36 ${side * 12} 43 ${side * 11} 47 ${side * 6} C43 ${side * 5} 38 ${side * 4} 33 ${side * 4}Z`,
    )
  sticker(
    pen,
    [
      {
        path: outline('M-22-3 C-36-3-48-1-62 3 C-48 4-36 4-22 3Z'),
        from: '#4a5bc4',
        to: '#39449c',
        depth: 0,
        line: 2.2,
      },
      { path: lobe(-1), from: '#5c6fe0', to: '#39449c', depth: 2, line: 2.2 },
      { path: lobe(1), from: '#5c6fe0', to: '#39449c', depth: 2, line: 2.2 },
      {
        path: outline(body),
        from: '#8a9dfb',
        to: '#3b46a6',
        depth: 5,
        marks: () => {
          pen.fillStyle = 'rgb(30 36 96 / .42)'
          pen.fill(outline('M38 0 C26-9 2-11-28-3 L-28 3 C2 11 26 9 38 0Z'))
          pen.fillStyle = '#dfe5ff'
          pen.fill(outline(`M20-9 C14-17 6-20-3-21 C0-15 6-11 14-8Z`))
          pen.fill(outline(`M20 9 C14 17 6 20-3 21 C0 15 6 11 14 8Z`))
          spots(pen, '#cdd6ff', [
            [-6, -12, 1.6],
            [-12, -9, 1.2],
            [-3, -28, 1.4],
            [-6, 12, 1.6],
            [-12, 9, 1.2],
            [-3, 28, 1.4],
            [-18, 0, 1.3],
            [-10, 0, 1.6],
          ])
        },
      },
    ],
    44,
  )
  eye(pen, 27, -9.5, 2.6)
  eye(pen, 27, 9.5, 2.6)
}
