import { useEffect, useRef } from 'preact/hooks'
import { bodyOf } from './fish/bodies.ts'
import { drawFish } from './fish/draw-fish.ts'

/** A small picture of a species. */
export function FishIcon({ species, width = 54, height = 36 }: { readonly species: string; readonly width?: number; readonly height?: number }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvasRef.current?.getContext('2d')
    if (!pen) return
    const { box } = bodyOf(species)
    const unit = Math.min((width * 2) / (box.x * 1.86), (height * 2) / (box.y * 1.8))
    pen.setTransform(unit, 0, 0, unit, width, height)
    pen.clearRect(-200, -200, 400, 400)
    drawFish(species)(pen, 0.06)
  }, [species, width, height])
  return <canvas ref={canvasRef} class="fish" width={width * 2} height={height * 2} aria-hidden="true" />
}
