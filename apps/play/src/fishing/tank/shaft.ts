/** Paints a shaft of light that widens as it falls, with soft edges, over the whole of a canvas. */
export function paintShaft(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas
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

/** Paints the shafts that stand still in a hall of a size. */
export function paintShafts(
  pen: CanvasRenderingContext2D,
  { wide, high }: { readonly wide: number; readonly high: number },
): void {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 160
  const own = canvas.getContext('2d')
  if (own) paintShaft(own)
  for (const [at, broad, turn, strong] of [
    [0.2, 0.3, 0.12, 0.6],
    [0.43, 0.34, 0.03, 0.7],
    [0.74, 0.32, -0.09, 0.6],
    [0.9, 0.2, -0.14, 0.4],
  ] as const) {
    pen.save()
    pen.translate(wide * at, -high * 0.08)
    pen.rotate(turn)
    pen.globalAlpha = strong
    pen.drawImage(canvas, (-wide * broad) / 2, 0, wide * broad, high * 1.1)
    pen.restore()
  }
}
