import { makeSeeded } from './seeded.ts'

const size = 256
const cells = 5
/** Tiles beside one another: the ground is wide. */
const across = 5

/** Paints the net of light that waves throw on the ground: bright where it is far from every one of some points, and fading into the distance. */
export function paintCaustics(canvas: HTMLCanvasElement, seed: string): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const random = makeSeeded(seed)
  const points = Array.from({ length: cells * cells }, (_, at) => [(at % cells) + random(), Math.floor(at / cells) + random()] as const)
  const tile = document.createElement('canvas')
  const tilePen = tile.getContext('2d')
  if (!tilePen) return
  tile.width = size
  tile.height = size
  const image = tilePen.createImageData(size, size)
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
      const light = Math.max(0, 1 - (second - nearest) / 0.24) ** 2.4
      image.data.set([255, 255, 255, Math.round(light * 230 * Math.min(1, (y / size) * 1.8))], (y * size + x) * 4)
    }
  tilePen.putImageData(image, 0, 0)
  canvas.width = size * across
  canvas.height = size
  for (let at = 0; at < across; at++) pen.drawImage(tile, at * size, 0)
}
