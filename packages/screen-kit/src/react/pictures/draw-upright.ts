/** A size that a picture is drawn at: the longest edge in px, and the quality of a JPEG. */
interface Try {
  readonly edge: number
  readonly quality: number
}

/** From the best one on; what a phone takes has 4,000 px and more, of which a page shows nothing. */
const tries: readonly Try[] = [
  { edge: 2560, quality: 0.9 },
  { edge: 2560, quality: 0.8 },
  { edge: 1920, quality: 0.8 },
  { edge: 1440, quality: 0.75 },
  { edge: 1080, quality: 0.7 },
]

/** The most bytes of a drawn picture: three of them, as text, have room in the storage of a tab. */
const mostBytes = 1_000_000

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

function draw(bitmap: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const surface = canvas.getContext('2d')
  if (!surface) throw new Error('there is no surface to draw on')
  // A JPEG has no transparent parts: without this they would be black.
  surface.fillStyle = 'white'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  surface.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * A picture drawn once more: upright, and without what a camera wrote beside it, such as place and device. A small PNG
 * stays one, all else becomes a JPEG of at most 1 MB and 2,560 px.
 *
 * @param picture a PNG or JPEG
 * @param onStep called with the percent of the steps that are done
 * @returns the picture
 * @throws what the browser throws for a picture that it cannot read
 */
export async function drawUpright(picture: Blob, onStep: (percent: number) => void): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  onStep(50)
  try {
    if (picture.type === 'image/png') {
      const [best] = tries
      const drawn = await blobOf(draw(bitmap, best?.edge ?? mostBytes), 'image/png', 1)
      if (drawn && drawn.size <= mostBytes) return drawn
    }
    let last: Blob | null = null
    for (const { edge, quality } of tries) {
      last = await blobOf(draw(bitmap, edge), 'image/jpeg', quality)
      onStep(75)
      if (last && last.size <= mostBytes) return last
    }
    if (!last) throw new Error('the picture was not written')
    return last
  } finally {
    bitmap.close()
  }
}
