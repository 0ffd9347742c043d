import { eye, ink, outline, spots, sticker, stroke } from './sticker.ts'

/** An anglerfish with its lantern. */
export function angler(pen: CanvasRenderingContext2D): void {
  const glow = pen.createRadialGradient(44, -33, 0, 44, -33, 24)
  glow.addColorStop(0, 'rgb(255 240 150 / .95)')
  glow.addColorStop(0.35, 'rgb(255 214 102 / .45)')
  glow.addColorStop(1, 'rgb(255 214 102 / 0)')
  pen.lineCap = 'round'
  stroke(pen, 'M8-24 C10-42 30-48 44-36', 6)
  stroke(pen, 'M8-24 C10-42 30-48 44-36', 2.4, '#b072c9')
  sticker(
    pen,
    [
      { path: outline('M-2-24 C-12-40-24-42-34-36 C-30-31-28-26-30-18Z'), from: '#a25bb8', to: '#6f3690', depth: 4 },
      {
        path: outline('M-34 2 C-42-10-48-16-54-16 C-54-8-52-3-50 1 C-53 7-55 13-54 20 C-47 18-41 12-34 6Z'),
        from: '#a25bb8',
        to: '#57276f',
        depth: 4,
      },
      { path: outline('M-4 26 C-10 37-20 40-28 36 C-25 30-24 26-26 20Z'), from: '#7f419c', to: '#57276f', depth: 3 },
      {
        path: outline(
          'M50-10 C40-24 20-31-2-29 C-24-27-38-14-40 2 C-38 18-24 30 0 32 C20 33 40 28 47 18 C49 8 51-2 50-10Z',
        ),
        from: '#9a54b4',
        to: '#4b2170',
        depth: 7,
        marks: () => {
          spots(pen, 'rgb(255 190 240 / .35)', [
            [-14, -16, 3.4],
            [-24, -6, 2.6],
            [-6, -22, 2.4],
            [-30, 5, 2],
            [-16, -2, 2],
          ])
          pen.fillStyle = '#210d35'
          pen.fill(outline('M54-4 C38-8 22 0 14 10 C24 22 40 24 54 18Z'))
          pen.fillStyle = '#d9486b'
          pen.fill(outline('M24 15 C32 9 42 11 54 14 L54 24 L28 24Z'))
        },
      },
      {
        path: outline('M0 4 C-10 2-19 8-19 16 C-12 20-2 18 4 12Z'),
        from: '#b56bca',
        to: '#6f3690',
        depth: 3,
        line: 2.2,
      },
    ],
    34,
  )
  pen.fillStyle = '#fffbe8'
  for (const [x, y, tall] of [
    [20, 3, 8],
    [27, 0, 9],
    [34, -2.5, 9],
    [41, -4, 9],
    [47, -5, 8],
  ] as const)
    tooth(pen, x, y, tall)
  for (const [x, y, tall] of [
    [21, 16, -7],
    [28, 20, -8],
    [36, 21.5, -9],
    [43, 20, -8],
  ] as const)
    tooth(pen, x, y, tall)
  stroke(pen, 'M50-4 C37-8 22 0 14 10 C23 21 37 24 48 19', 2.4)
  eye(pen, 24, -13, 6.4, '#fff3c9')
  pen.fillStyle = glow
  pen.fillRect(18, -60, 54, 54)
  spots(pen, ink, [[44, -33, 7.4]])
  spots(pen, '#ffe27a', [[44, -33, 5.2]])
  spots(pen, '#fffdf0', [[42.6, -34.6, 2.2]])
}

function tooth(pen: CanvasRenderingContext2D, x: number, y: number, tall: number): void {
  const path = outline(`M${x - 2.6} ${y} L${x} ${y + tall} L${x + 2.6} ${y}Z`)
  pen.fill(path)
  pen.strokeStyle = ink
  pen.lineWidth = 1
  pen.stroke(path)
}

/** A shark. */
export function shark(pen: CanvasRenderingContext2D): void {
  sticker(
    pen,
    [
      {
        path: outline('M-8 6 C-12 14-20 20-28 21 C-27 15-25 10-22 6Z'),
        from: '#5d7ba6',
        to: '#3a5480',
        depth: 2,
        line: 1.8,
      },
      {
        path: outline('M14-12 C8-22-2-31-12-32 C-10-24-11-17-13-11Z'),
        from: '#8fb0d8',
        to: '#4c6a9c',
        depth: 3,
        line: 1.8,
      },
      {
        path: outline('M-33-3 C-39-12-47-22-55-25 C-54-16-50-7-46-1 C-49 5-52 11-51 17 C-44 15-38 8-33 4Z'),
        from: '#8fb0d8',
        to: '#46628f',
        depth: 3,
        line: 1.8,
      },
      {
        path: outline('M-20-8 C-24-13-28-15-32-15 C-31-11-30-8-30-5Z'),
        from: '#8fb0d8',
        to: '#4c6a9c',
        depth: 1,
        line: 1.8,
      },
      {
        path: outline(
          'M52-2 C42-11 24-16 6-15 C-14-14-28-8-40-2 C-41 0-41 2-40 3.5 C-28 8-12 13 6 13.5 C20 14 34 12 42 8 C40 6 39 5 38 4 C44 3 49 1 52-2Z',
        ),
        from: '#8db2dd',
        to: '#44629a',
        depth: 3.4,
        line: 1.8,
        marks: () => {
          pen.fillStyle = '#f2f7ff'
          pen.fill(outline('M60 1 C44 2 30 1 14 4 C-4 7-22 4-44 2 L-44 30 L60 30Z'))
          for (const x of [20, 16.5, 13])
            stroke(pen, `M${x}-5 C${x - 1.6}-1 ${x - 1.6} 2 ${x} 5`, 1.3, 'rgb(13 18 48 / .65)')
        },
      },
      {
        path: outline('M12 6 C8 14-2 22-12 24 C-13 18-8 10-4 6Z'),
        from: '#7fa2cf',
        to: '#3f5b8d',
        depth: 2.4,
        line: 1.8,
      },
    ],
    22,
  )
  pen.fillStyle = '#fff'
  for (const x of [30, 33, 36, 39]) tooth(pen, x, 5 + (39 - x) * 0.18, 2.4)
  stroke(pen, 'M42 4 C37 4.4 31 5.4 26 8', 1.5)
  eye(pen, 35, -4.6, 2)
  stroke(pen, 'M31.6-7.6 L38-5.6', 1.6)
}

/** The whale of the deep, with lights on its skin. */
export function whale(pen: CanvasRenderingContext2D): void {
  const lights: readonly (readonly [number, number, number])[] = [
    [26, -11, 0.8],
    [20, -14, 0.6],
    [12, -13, 1],
    [4, -16, 0.7],
    [-4, -12, 0.9],
    [-11, -14, 0.6],
    [-18, -9, 0.8],
    [-25, -8, 0.6],
    [8, -8, 0.6],
    [-8, -7, 0.7],
    [16, -6, 0.5],
    [-31, -5, 0.6],
    [30, -7, 0.5],
    [-15, -3, 0.5],
    [1, -4, 0.5],
    [35, -5, 0.6],
  ]
  sticker(
    pen,
    [
      {
        path: outline('M-38-2 C-42-9-48-15-55-17 C-57-12-54-6-50-2.5 C-55-1-59 3-59 8 C-51 9-43 5-38 1Z'),
        from: '#5c86e6',
        to: '#24408f',
        depth: 2.4,
        line: 1.2,
      },
      {
        path: outline('M-14-15 C-17-19-21-21-25-20 C-24-17-23-14-23-12Z'),
        from: '#5c86e6',
        to: '#2b4aa0',
        depth: 1,
        line: 1.2,
      },
      {
        path: outline(
          'M50 0 C49-12 36-19 16-19.5 C-8-20-26-12-42-3 C-43-1-43 1-41 2 C-28 6-14 13 6 16 C28 19 47 14 50 0Z',
        ),
        from: '#4f79de',
        to: '#1b2f7c',
        depth: 3.4,
        line: 1.2,
        marks: () => {
          pen.fillStyle = '#c9d8ff'
          pen.fill(outline('M60 2 C42 5 30 4 16 7 C4 10-14 9-40 1 L-40 40 L60 40Z'))
          for (let at = 0; at < 6; at++)
            stroke(
              pen,
              `M${46 - at * 2} ${6.4 + at * 1.7} C${30 - at * 2} ${9.5 + at * 1.8} ${14 - at * 2} ${12 + at * 1.4} ${-6 + at * 2} ${10 + at * 1.5}`,
              0.8,
              'rgb(27 47 124 / .55)',
            )
        },
      },
      {
        path: outline('M18 8 C12 18 0 27-12 28 C-13 21-6 12 2 7Z'),
        from: '#5f88ea',
        to: '#22398a',
        depth: 2.4,
        line: 1.2,
      },
    ],
    22,
  )
  for (const [x, y, r] of lights) {
    spots(pen, 'rgb(150 240 255 / .28)', [[x, y, r * 2.6]])
    spots(pen, '#e4fdff', [[x, y, r]])
  }
  stroke(pen, 'M49.6 2 C42 4.6 36 4.4 30 3', 1.2)
  eye(pen, 29, -1, 1.7)
}
