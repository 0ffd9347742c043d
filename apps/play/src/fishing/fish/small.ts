import { eye, outline, spots, sticker, stroke } from './sticker.ts'

const spratTail = outline('M-30 0 C-38-4-44-14-50-17 C-48-8-45-4-44 0 C-45 4-48 8-50 17 C-44 14-38 4-30 0Z')
const spratBody = outline(
  'M50 1 C44-9 26-16 4-15 C-14-14-26-7-36-1.5 C-37 0-37 1-36 2.5 C-24 9-12 15 6 15 C28 15 44 9 50 1Z',
)

/** A sprat: silver, with a yellow line; it comes in schools. */
export function sprat(pen: CanvasRenderingContext2D): void {
  sticker(
    pen,
    [
      { path: outline('M8-13 C2-20-6-22-14-21 C-13-17-12-14-12-11Z'), from: '#f6c84c', to: '#e59a2c', depth: 3 },
      { path: outline('M2 13 C-2 19-8 21-14 20 C-14 17-13 14-13 11Z'), from: '#f6c84c', to: '#d98a22', depth: 3 },
      { path: spratTail, from: '#ffd862', to: '#e08e25', depth: 4 },
      {
        path: spratBody,
        from: '#7fb8e8',
        to: '#eaf4fb',
        depth: 5,
        marks: () => {
          pen.fillStyle = '#f4fbff'
          pen.fill(outline('M-40 4 C-10 1 20 2 52 2 L52 30 L-40 30Z'))
          stroke(pen, 'M-38 0 C-14-3 6-3 24-2', 3.4, '#ffd24a')
        },
      },
    ],
    18,
  )
  stroke(pen, 'M27-9 C22-4 22 4 27 9', 2.2, 'rgb(13 18 48 / .55)')
  stroke(pen, 'M49 2 C45 3.5 43 4 40 4', 2)
  eye(pen, 37, -3.5, 4.4)
}

const clownBody = outline(
  'M50-1 C46-16 26-26 4-25 C-16-24-30-13-38-4 C-39 0-39 2-38 5 C-29 14-16 24 6 25 C28 25 46 14 50-1Z',
)

/** A clownfish: orange, with white bands. */
export function clown(pen: CanvasRenderingContext2D): void {
  const band = (commands: string) => {
    pen.fillStyle = '#fff6e8'
    pen.fill(outline(commands))
    stroke(pen, commands, 2.6)
  }
  sticker(
    pen,
    [
      { path: outline('M20-20 C10-36-14-38-26-27 C-22-21-22-17-24-13Z'), from: '#ffb03a', to: '#f2742b', depth: 4 },
      { path: outline('M6 20 C0 33-14 35-22 29 C-19 23-18 18-20 14Z'), from: '#ff9a33', to: '#e2571f', depth: 4 },
      {
        path: outline('M-33 0 C-40-14-46-18-51-17 C-54-10-53-4-51 0 C-53 4-54 11-51 18 C-46 18-40 14-33 0Z'),
        from: '#ffa436',
        to: '#e2571f',
        depth: 4,
      },
      {
        path: clownBody,
        from: '#ffa53b',
        to: '#e8511f',
        depth: 6,
        marks: () => {
          band('M25-30 C17-14 17 12 26 30 L13 30 C4 12 4-14 12-30Z')
          band('M-8-30 C-15-14-15 12-8 30 L-20 30 C-26 12-26-14-19-30Z')
          band('M-33-20 C-37-8-37 8-33 20 L-46 20 L-46-20Z')
        },
      },
      {
        path: outline('M6 3 C-4 4-12 10-12 17 C-4 20 5 17 9 10Z'),
        from: '#ffbf4a',
        to: '#f0722a',
        depth: 3,
        line: 2.2,
      },
    ],
    28,
  )
  stroke(pen, 'M49 3 C45 7 41 8 37 7', 2.2)
  eye(pen, 35, -6, 5.4)
}

const pufferBody = outline('M44 0 C44-24 22-37-2-37 C-26-37-42-20-42 0 C-42 20-26 36-2 36 C24 36 44 22 44 0Z')
const spikes = Array.from({ length: 13 }, (_, at) => {
  const turn = Math.PI * (0.34 + (at / 12) * 1.32)
  const point = (reach: number, by: number) =>
    `${(Math.cos(turn + by) * reach * 1.12).toFixed(1)} ${(Math.sin(turn + by) * reach * 0.97).toFixed(1)}`
  return `M${point(35, -0.11)} L${point(47, 0)} L${point(35, 0.11)}Z`
}).join('')

/** A pufferfish, round and full of spikes. */
export function puffer(pen: CanvasRenderingContext2D): void {
  sticker(
    pen,
    [
      { path: outline(spikes), from: '#f9d778', to: '#f2ead2', depth: 0 },
      {
        path: outline('M-36 0 C-44-12-49-14-53-12 C-54-4-54 4-53 12 C-49 14-44 12-36 0Z'),
        from: '#f7b23c',
        to: '#d97f1f',
        depth: 3,
      },
      {
        path: pufferBody,
        from: '#ffc44a',
        to: '#f0912c',
        depth: 8,
        marks: () => {
          pen.fillStyle = '#fff3d6'
          pen.fill(outline('M60 10 C34 6 20 12 2 12 C-16 12-28 6-60 12 L-60 60 L60 60Z'))
          spots(pen, '#b45f14', [
            [-26, -14, 4.6],
            [-12, -24, 5.4],
            [6, -18, 4.2],
            [-10, -6, 3.6],
            [16, -28, 3.8],
            [-31, -2, 3],
            [22, -12, 2.6],
          ])
          spots(pen, 'rgb(217 127 31 / .4)', [
            [-14, 22, 2.4],
            [0, 26, 2.4],
            [13, 21, 2.4],
            [-26, 17, 2.2],
          ])
        },
      },
      { path: outline('M2 2 C-8-2-18 2-19 9 C-14 16-3 15 4 10Z'), from: '#ffb648', to: '#e2821f', depth: 3, line: 2.2 },
    ],
    38,
  )
  eye(pen, 26, -9, 8)
  pen.fillStyle = '#ff9d86'
  pen.strokeStyle = '#0d1230'
  pen.lineWidth = 2.4
  const mouth = outline('M44 6 C40 2 35 4 35 8 C35 12 40 14 44 10Z')
  pen.fill(mouth)
  pen.stroke(mouth)
}
