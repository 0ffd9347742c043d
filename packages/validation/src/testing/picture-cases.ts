import { cameraNotes } from './camera-notes.ts'
import { chunk, segment, withPart } from './picture-parts.ts'
import {
  cmykSample,
  displayP3Segment,
  jpegSample,
  pngSample,
  progressiveSample,
  sampleSize,
  webpSample,
} from './picture-samples.ts'

/** A file that somebody may send as a picture, and what both ends say to it: a code of the field, or null. */
export interface PictureCase {
  readonly name: string
  readonly bytes: Buffer
  readonly code: 'file_type' | 'file_size' | 'file_pixels' | null
}

const mostBytes = 5_242_880
const afterStart = 2
const afterHead = 33
const pixels = pngSample.indexOf('IDAT') - 4
const end = pngSample.length - 12
const scan = jpegSample.indexOf(Buffer.from([0xff, 0xda]))
const fill = Buffer.from([0xff, 0xff, 0xff])
const endMark = Buffer.from([0xff, 0xd9])
const hidden = Buffer.from('<script>alert(1)</script>')

const jpegWith = (part: Uint8Array): Buffer => withPart(jpegSample, afterStart, part)
const sized = (width: number, height: number): Buffer => {
  const head = Buffer.from(pngSample.subarray(16, 29))
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([pngSample.subarray(0, 8), chunk('IHDR', head), pngSample.subarray(afterHead)])
}
const filledTo = (size: number): Buffer => Buffer.concat([jpegSample, Buffer.alloc(size - jpegSample.length, 7)])
const animation = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')])

/**
 * A JPEG whose camera was held in a way and says so.
 *
 * @param held the way, 1 to 8, of which 1 is upright
 * @returns the file
 * @example readPicture(jpegHeld(6)) // { kind: 'jpeg', width: 16, height: 8 }: the pixels as they are stored
 */
export const jpegHeld = (held: number): Buffer =>
  jpegWith(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), cameraNotes(held)])))
/**
 * A PNG that says in its chunk `eXIf` how the camera was held.
 *
 * @param held the way, 1 to 8, of which 1 is upright
 * @returns the file
 * @example readPicture(pngHeld(6)) // { kind: 'png', width: 16, height: 8 }
 */
export const pngHeld = (held: number): Buffer => withPart(pngSample, afterHead, chunk('eXIf', cameraNotes(held)))
/** A JPEG whose colours are those of Display P3. */
export const displayP3: Buffer = jpegWith(displayP3Segment)

const accepted: Readonly<Record<string, Buffer>> = {
  'a PNG': pngSample,
  'a JPEG': jpegSample,
  'a progressive JPEG': progressiveSample,
  'fill bytes before the first marker': jpegWith(fill),
  'fill bytes before a scan': withPart(jpegSample, scan, fill),
  'fill bytes before the end mark': withPart(jpegSample, jpegSample.length - 2, fill),
  'bytes behind the end of a JPEG': Buffer.concat([jpegSample, hidden]),
  'bytes behind the end of a PNG': Buffer.concat([pngSample, hidden]),
  'a comment': jpegWith(segment(0xfe, Buffer.from('GPS 14.5995'))),
  'a text': withPart(pngSample, pixels, chunk('tEXt', Buffer.from('Comment\0GPS 14.5995'))),
  'Display P3': displayP3,
  'a JPEG in four inks': cmykSample,
  '5 MB': filledTo(mostBytes),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((held) => [`a JPEG held in way ${held}`, jpegHeld(held)])),
  ...Object.fromEntries([3, 6, 8].map((held) => [`a PNG held in way ${held}`, pngHeld(held)])),
}

const notRead: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  'a JPEG without its end mark': jpegSample.subarray(0, -2),
  'a JPEG with half of its end mark': jpegSample.subarray(0, -1),
  'a scan that is cut short': jpegSample.subarray(0, scan + 20),
  'the third scan of ten cut short': progressiveSample.subarray(0, 300),
  'a JPEG without a scan': Buffer.concat([jpegSample.subarray(0, scan), endMark]),
  'a JPEG of two frames': withPart(jpegSample, scan, segment(0xc0, Buffer.from([8, 0, 8, 0, 16, 1, 1, 17, 0]))),
  'a PNG without its end': pngSample.subarray(0, end),
  'a PNG without pixels': Buffer.concat([pngSample.subarray(0, pixels), pngSample.subarray(end)]),
  'a PNG whose pixels are cut short': pngSample.subarray(0, pixels + 20),
  'an animated PNG': withPart(pngSample, pixels, chunk('acTL', animation)),
  'a PNG with an unknown part that it needs': withPart(pngSample, pixels, chunk('EVIL', animation)),
  'a PNG without a width': sized(0, sampleSize.height),
  HEIC: heic,
  WebP: webpSample,
  GIF: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  PDF: Buffer.from('%PDF-1.7'),
}

const listed = (files: Readonly<Record<string, Buffer>>, code: PictureCase['code']): readonly PictureCase[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, code }))

/** The files that a field and the gateway judge alike. */
export const pictureCases: readonly PictureCase[] = [
  ...listed(accepted, null),
  ...listed(notRead, 'file_type'),
  ...listed({ 'one byte more than 5 MB': filledTo(mostBytes + 1) }, 'file_size'),
  ...listed({ 'more than 40 megapixels': sized(8_001, 5_000) }, 'file_pixels'),
]
