import sharp from 'sharp'
import type { Picture } from '../ports/index.ts'

/** The most pixels of a picture. */
export const mostPixels = 40_000_000
/** Above this the files grow and the eye sees no difference. */
const jpegQuality = 90
const mostSeconds = 10

sharp.cache(false)
sharp.concurrency(1)
// Of the formats that libvips reads, those that it may read here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/**
 * A picture drawn once more: upright, in the colours of sRGB, without what a camera or an editor wrote beside it. It works
 * on a thread of libuv. Null when the picture is not whole, or takes longer than ten seconds.
 */
export async function drawPicture(bytes: Buffer, kind: Picture['kind']): Promise<Picture | null> {
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .toColourspace('srgb')
  const drawn = kind === 'png' ? upright.png() : upright.jpeg({ quality: jpegQuality })
  return drawn.toBuffer({ resolveWithObject: true }).then(
    ({ data, info }) => ({ kind, width: info.width, height: info.height, content: data }),
    () => null,
  )
}
