import {
  displayP3,
  jpegHeld,
  jpegSample,
  pictureCases,
  pngHeld,
  pngSample,
  sampleSize,
} from '@parlour/validation/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DomainError } from '../http/domain-error.ts'
import { createPictureReader } from './read-picture.ts'

const url = (bytes: Uint8Array, type = 'png'): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
const readPicture = createPictureReader()

const codeOf = async (dataUrl: string): Promise<string> =>
  readPicture(dataUrl, 2).then(
    () => 'kept',
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      expect(error.value).toEqual({ picture: 2 })
      return error.code.replace('upload.picture.', '')
    },
  )

const codes = { file_type: 'invalid', file_size: 'large', file_pixels: 'pixels' } as const

test.each(pictureCases)('[VAL-09] the gateway says the same as a field to $name', async ({ bytes, code }) => {
  expect(await codeOf(url(bytes))).toBe(code ? codes[code] : 'kept')
})

test('[VAL-09] pictures are PNG or JPEG by their bytes, whatever they are called, and stay what they are', async () => {
  for (const type of ['png', 'jpeg', 'JPG']) {
    expect(await readPicture(url(pngSample, type), 1)).toMatchObject({ kind: 'png', ...sampleSize })
    expect(await readPicture(url(jpegSample, type), 1)).toMatchObject({ kind: 'jpg', ...sampleSize })
  }
  const { content } = await readPicture(url(pngSample), 1)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', ...sampleSize })
  expect(await sharp((await readPicture(url(jpegSample), 1)).content).metadata()).toMatchObject({ format: 'jpeg' })
})

/** The corner in which a picture is red. */
async function redCorner(content: Uint8Array): Promise<string> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 120
  const [right, bottom] = [info.width - 1, info.height - 1]
  const corners = {
    'left top': [0, 0],
    'right top': [right, 0],
    'left bottom': [0, bottom],
    'right bottom': [right, bottom],
  }
  return Object.entries(corners)
    .flatMap(([name, [x = 0, y = 0]]) => (isRed(x, y) ? [name] : []))
    .join()
}

test.each([
  [1, 'left top'],
  [2, 'right top'],
  [3, 'right bottom'],
  [4, 'left bottom'],
  [5, 'left top'],
  [6, 'right top'],
  [7, 'right bottom'],
  [8, 'left bottom'],
])('[VAL-09] a picture is upright that was taken in way %i', async (held, corner) => {
  const { width, height } = sampleSize
  for (const bytes of [jpegHeld(held), pngHeld(held)]) {
    const picture = await readPicture(url(bytes), 1)
    expect(picture).toMatchObject(held > 4 ? { width: height, height: width } : { width, height })
    expect(await redCorner(picture.content)).toBe(corner)
    expect((await sharp(picture.content).metadata()).orientation).toBeUndefined()
  }
})

test('[VAL-09] a picture keeps its colours: those of Display P3 become those of sRGB', async () => {
  const { content } = await readPicture(url(displayP3), 1)
  const red = [...(await sharp(content).raw().toBuffer()).subarray(0, 3)]
  expect(red[0]).toBeGreaterThan(210)
  expect(red[1]).toBeLessThan(20)
  expect((await sharp(content).metadata()).icc).toBeUndefined()
})

test('[VAL-09] the place and the device are left out, and so is what hangs on behind the picture', async () => {
  const noted = pictureCases.filter(({ bytes, code }) => !code && /GPS|Parlcam|script/.test(bytes.toString('latin1')))
  expect(noted.length).toBeGreaterThan(10)
  for (const { name, bytes } of noted) {
    const { content } = await readPicture(url(bytes), 1)
    expect([name, Buffer.from(content).toString('latin1')]).toEqual([
      name,
      expect.not.stringMatching(/GPS|Parlcam|script|Exif|eXIf/),
    ])
  }
})

test('what is no data URL of a picture is refused, as is one whose pixels cannot be drawn', async () => {
  const broken = Buffer.from(pngSample)
  const pixels = broken.indexOf('IDAT') + 8
  broken[pixels] = (broken[pixels] ?? 0) ^ 0xff
  const hostile: readonly string[] = [
    '',
    'hello',
    'https://example.com/a.png',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
    'data:image/heic;base64,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,%%%%',
    'data:image/png;base64,AAA',
    'data:image/png;base64,AA==AA==',
    url(pngSample, 'webp'),
    url(broken),
  ]
  for (const picture of hostile)
    expect([picture.slice(0, 60), await codeOf(picture)]).toEqual([picture.slice(0, 60), 'invalid'])
})

test('[VAL-09] 5 MB is the most, counted in bytes and not in letters', async () => {
  const filled = (size: number) => Buffer.concat([jpegSample, Buffer.alloc(size - jpegSample.length, 7)])
  for (const over of [2, 3, 4, 100_000]) expect(await codeOf(url(filled(5_242_880 + over), 'jpg'))).toBe('large')
  expect(await codeOf(`data:image/png;base64,${'A'.repeat(9_000_000)}`)).toBe('large')
})
