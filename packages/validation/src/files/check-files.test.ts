import { expect, test, vi } from 'vitest'
import { checkFiles, promotionPictures, readPicture } from '../index.ts'

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]
const png = (width: number, height: number) =>
  new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...u32(width),
    ...u32(height),
  ])
const segment = (marker: number, length: number) => [
  0xff,
  marker,
  ...u16(length + 2),
  ...Array.from({ length }, () => 0xff),
]
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  ...u16(17),
  8,
  ...u16(height),
  ...u16(width),
  3,
]
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([0xff, 0xd8, ...parts.flat()])

const file = (bytes: Uint8Array, size = bytes.length) => ({
  size,
  arrayBuffer: vi.fn(async () => new Uint8Array(bytes).buffer),
})
const good = () => file(png(800, 600))
const check = (...files: ReturnType<typeof file>[]) => checkFiles('pictures', promotionPictures, files)

test('[X17] the head of a PNG tells its size', () => {
  expect(readPicture(png(800, 70_000))).toEqual({ kind: 'png', width: 800, height: 70_000 })
  expect(readPicture(png(800, 600).slice(0, 23))).toBeNull()
  expect(readPicture(png(0, 600))).toBeNull()
  expect(readPicture(png(800, 0))).toBeNull()
  for (let place = 0; place < 16; place++) {
    const broken = png(8, 8)
    broken[place]! ^= 1
    expect([place, readPicture(broken)]).toEqual([place, null])
  }
  expect(readPicture(new Uint8Array([9, 9, ...png(3, 4)]).subarray(2))).toEqual({ kind: 'png', width: 3, height: 4 })
})

test('[X17] the frame of a JPEG tells its size, behind whatever stands before it', () => {
  for (const marker of [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcf])
    expect(readPicture(jpeg(frame(marker, 640, 480)))).toEqual({ kind: 'jpeg', width: 640, height: 480 })
  const before = [
    segment(0xe0, 14),
    segment(0xe1, 3_000),
    [0xff, 0xff],
    segment(0xc4, 20),
    segment(0xcc, 4),
    segment(0xc8, 4),
    [0xff, 0x01],
    [0xff, 0xd0],
    [0xff, 0xd8],
  ]
  expect(readPicture(jpeg(...before, frame(0xc2, 4_000, 3_000)))).toEqual({ kind: 'jpeg', width: 4_000, height: 3_000 })
})

test('[X17] a JPEG without a frame, cut short or gone astray is none', () => {
  expect(readPicture(jpeg())).toBeNull()
  expect(readPicture(jpeg(segment(0xe0, 14)))).toBeNull()
  expect(readPicture(jpeg([0xff, 0xc0, 0, 17, 8, 1, 2, 3]))).toBeNull()
  expect(readPicture(jpeg([0x00, 0xc0, 0, 17, 8, 1, 2, 3, 4, 5]))).toBeNull()
  expect(readPicture(jpeg([0xff, 0xe0, 0, 0], [0xff, 0xe0, 0, 0], frame(0xc0, 5, 5)))).toEqual({
    kind: 'jpeg',
    width: 5,
    height: 5,
  })
  expect(readPicture(new Uint8Array([0xff, 0xd9, ...frame(0xc0, 5, 5)]))).toBeNull()
  expect(readPicture(new Uint8Array([0xfe, 0xd8, ...frame(0xc0, 5, 5)]))).toBeNull()
  expect(readPicture(new Uint8Array())).toBeNull()
})

test('[X17] three pictures are taken, a fourth is not, and none is read then', async () => {
  expect(await check()).toBeNull()
  expect(await check(good(), file(jpeg(frame(0xc0, 640, 480))), good())).toBeNull()
  const files = [good(), good(), good(), good()]
  expect(await check(...files)).toEqual({ field: 'pictures', code: 'file_count', max: 3, file: 3 })
  expect(files[0]?.arrayBuffer).not.toHaveBeenCalled()
})

test('[X17] a picture of 5 MB is taken; a heavier one is not even read', async () => {
  expect(await check(file(png(8, 8), 5_242_880))).toBeNull()
  const heavy = file(png(8, 8), 5_242_881)
  expect(await check(good(), heavy)).toEqual({ field: 'pictures', code: 'file_size', max: 5, file: 1 })
  expect(heavy.arrayBuffer).not.toHaveBeenCalled()
})

test('[X17] what is no PNG or JPEG by its bytes is refused, as is one that cannot be read', async () => {
  const type = { field: 'pictures', code: 'file_type', file: 0 }
  expect(
    await check(file(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))),
  ).toEqual(type)
  expect(await check(file(new TextEncoder().encode('GIF89a')))).toEqual(type)
  expect(await check({ size: 9, arrayBuffer: vi.fn(async () => Promise.reject(new Error('gone'))) })).toEqual(type)
  expect(await checkFiles('pictures', { ...promotionPictures, kinds: ['jpeg'] }, [good()])).toEqual(type)
})

test('[X17] a small file that unfolds into more than 40 megapixels is refused', async () => {
  expect(await check(file(png(8_000, 5_000)))).toBeNull()
  expect(await check(file(png(8_001, 5_000)))).toEqual({ field: 'pictures', code: 'file_pixels', max: 40, file: 0 })
})
