/**
 * Draws a picture and answers where it lies once it is decoded. What is drawn once is shown as an image: a canvas that
 * stays in a page costs time in every frame. `quality` below 1 loses a little and is much quicker, for what is large.
 */
export async function makePicture(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  quality = 1,
): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (pen) draw(pen)
  return storeCanvas(canvas, quality)
}

/** Makes an image's address of a canvas. */
export async function storeCanvas(canvas: HTMLCanvasElement, quality = 1): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
  if (!blob) throw new Error('no picture')
  const address = URL.createObjectURL(blob)
  const image = new Image()
  image.src = address
  await image.decode()
  return address
}

const latest = new WeakMap<HTMLImageElement, number>()

/** The size of what an image shows, with so many pixels for one of it. */
interface Size {
  readonly wide: number
  readonly tall: number
  readonly unit: number
  readonly quality?: number
}

/** Draws what an image shows: the pen begins in its middle. The latest call stays. */
export function drawImage(
  image: HTMLImageElement,
  { wide, tall, unit, quality = 1 }: Size,
  draw: (pen: CanvasRenderingContext2D) => void,
): void {
  const call = (latest.get(image) ?? 0) + 1
  latest.set(image, call)
  const place = (pen: CanvasRenderingContext2D) => {
    pen.setTransform(unit, 0, 0, unit, pen.canvas.width / 2, pen.canvas.height / 2)
    draw(pen)
  }
  const show = (address: string) => {
    const before = image.src
    if (latest.get(image) === call) image.src = address
    URL.revokeObjectURL(latest.get(image) === call ? before : address)
  }
  void makePicture(wide * unit, tall * unit, place, quality).then(show, () => undefined)
}
