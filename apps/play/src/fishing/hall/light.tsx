import { useEffect, useRef } from 'preact/hooks'
import { paintCaustics } from './caustics.ts'

const shafts = [0, 1, 2]

/** Paints a shaft of light that widens as it falls, with soft edges. */
function paintShaft(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = canvas
  const image = pen.createImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const down = y / height
      const off = Math.abs(x / width - 0.5) / (0.13 + 0.36 * down)
      const light = Math.max(0, 1 - off) ** 1.4 * (1 - down) ** 1.15
      image.data.set([255, 255, 255, Math.round(light * 150)], (y * width + x) * 4)
    }
  pen.putImageData(image, 0, 0)
}

/** Shafts of light from above, and the net of light that waves throw on the ground. */
export function Light() {
  const light = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const canvas of light.current?.querySelectorAll<HTMLCanvasElement>('.shaft') ?? []) paintShaft(canvas)
    for (const [at, canvas] of (light.current?.querySelectorAll<HTMLCanvasElement>('.caustic') ?? []).entries()) paintCaustics(canvas, `light ${at}`)
  }, [])
  return (
    <div class="light" ref={light} aria-hidden="true">
      {shafts.map((at) => <canvas key={at} class="shaft" width={64} height={160} />)}
      <div class="bed"><canvas class="caustic" /><canvas class="caustic" /></div>
    </div>
  )
}
