import { makeSeeded } from './seeded.ts'

/** Points to a side of the pattern, which repeats. */
const cells = 5

/** The net of light that waves throw: bright where two of some points are equally near. */
function makeNet(seed: string): (x: number, y: number) => number {
  const random = makeSeeded(seed)
  const points = Array.from({ length: cells * cells }, () => [random(), random()] as const)
  const around = (cell: number): number => ((cell % cells) + cells) % cells
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    let nearest = 9
    let second = 9
    for (let down = row - 1; down <= row + 1; down++)
      for (let right = column - 1; right <= column + 1; right++) {
        const [dx, dy] = points[around(down) * cells + around(right)] ?? [0, 0]
        const distance = Math.hypot(right + dx - x, down + dy - y)
        if (distance < nearest) {
          second = nearest
          nearest = distance
        } else if (distance < second) second = distance
      }
    return Math.max(0, 1 - (second - nearest) / 0.24) ** 2.4
  }
}

/**
 * Paints the light on the ground over all of a canvas, as one sees
 * it from the side: small and faint far away, bright in front.
 */
export function paintCaustics(pen: CanvasRenderingContext2D, seed: string): void {
  const { width, height } = pen.canvas
  const net = makeNet(seed)
  const image = pen.createImageData(width, height)
  for (let y = 0; y < height; y++) {
    const near = (y + 1) / height
    const depth = 1 / (0.16 + 0.84 * near)
    for (let x = 0; x < width; x++) {
      const light = net((x / width - 0.5) * 11 * depth, depth * 5.2)
      const edge = Math.min(1, 16 * (0.5 - Math.abs(x / width - 0.5)))
      image.data.set([255, 255, 255, Math.round(light * 230 * edge * Math.min(1, near * 1.7))], (y * width + x) * 4)
    }
  }
  pen.putImageData(image, 0, 0)
}
