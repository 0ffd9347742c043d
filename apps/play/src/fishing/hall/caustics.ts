import { makeSeeded } from './seeded.ts'

const size = 256
const cells = 5

/** Paints the net of light that waves throw on the ground: bright where it is far from every one of some points. It tiles. */
export function paintCaustics(canvas: HTMLCanvasElement, seed: string): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const random = makeSeeded(seed)
  const points = Array.from({ length: cells * cells }, (_, at) => [(at % cells) + random(), Math.floor(at / cells) + random()] as const)
  canvas.width = size
  canvas.height = size
  const image = pen.createImageData(size, size)
  const apart = (a: number, b: number): number => {
    const straight = Math.abs(a - b)
    return Math.min(straight, cells - straight)
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      let nearest = 9
      let second = 9
      for (const [px, py] of points) {
        const distance = Math.hypot(apart((x / size) * cells, px), apart((y / size) * cells, py))
        if (distance < nearest) {
          second = nearest
          nearest = distance
        } else if (distance < second) second = distance
      }
      const light = Math.max(0, 1 - (second - nearest) / 0.2) ** 2
      image.data.set([255, 255, 255, Math.round(light * 210)], (y * size + x) * 4)
    }
  pen.putImageData(image, 0, 0)
}
