import { expect, test, vi } from 'vitest'
import { checkFiles, promotionPictures, readPicture } from '../index.ts'
import { chunk, segment } from '../testing/picture-parts.ts'

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]
const sign = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
const png = (width: number, height: number) =>
  new Uint8Array([
    ...sign,
    ...chunk('IHDR', Uint8Array.from([...u32(width), ...u32(height), 8, 2, 0, 0, 0])),
    ...chunk('IDAT', Uint8Array.from([1])),
    ...chunk('IEND', Uint8Array.from([])),
  ])
const filled = (marker: number, length: number) => [
  ...segment(
    marker,
    Uint8Array.from({ length }, () => 0xff),
  ),
]
const frame = (marker: number, width: number, height: number) => [
  ...segment(marker, Uint8Array.from([8, ...u16(height), ...u16(width), 3, 1, 17, 0, 2, 17, 0, 3, 17, 0])),
]
const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd0, 3]
const end = [0xff, 0xd9]
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([0xff, 0xd8, ...parts.flat()])
const whole = (...parts: readonly (readonly number[])[]) => jpeg(...parts, scan, end)

const file = (bytes: Uint8Array, size = bytes.length) => ({
  size,
  arrayBuffer: vi.fn(async () => new Uint8Array(bytes).buffer),
})
const good = () => file(png(800, 600))
const check = (...files: ReturnType<typeof file>[]) => checkFiles('pictures', promotionPictures, files)

test('[X17] a PNG tells its size, from its first chunk to its last', () => {
  expect(readPicture(png(800, 70_000))).toEqual({ kind: 'png', width: 800, height: 70_000 })
  for (let length = 0; length < png(8, 8).length; length++)
    expect([length, readPicture(png(8, 8).slice(0, length))]).toEqual([length, null])
  expect(readPicture(png(0, 600))).toBeNull()
  expect(readPicture(png(800, 0))).toBeNull()
  for (let place = 0; place < 16; place++) {
    const broken = png(8, 8)
    broken[place]! ^= 1
    expect([place, readPicture(broken)]).toEqual([place, null])
  }
  expect(readPicture(new Uint8Array([9, 9, ...png(3, 4)]).subarray(2))).toEqual({ kind: 'png', width: 3, height: 4 })
  expect(readPicture(new Uint8Array([...png(3, 4).slice(0, 33), ...png(3, 4).slice(8)]))).toBeNull()
})

test('[X17] the frame of a JPEG tells its size, behind whatever stands before it', () => {
  for (const marker of [0xc0, 0xc1, 0xc2])
    expect(readPicture(whole(frame(marker, 640, 480)))).toEqual({ kind: 'jpeg', width: 640, height: 480 })
  const before = [
    filled(0xe0, 14),
    filled(0xe1, 3_000),
    [0xff, 0xff],
    filled(0xc4, 20),
    filled(0xcc, 4),
    filled(0xfe, 4),
    [0xff, 0x01],
    [0xff, 0xd0],
  ]
  expect(readPicture(whole(...before, frame(0xc2, 4_000, 3_000)))).toEqual({
    kind: 'jpeg',
    width: 4_000,
    height: 3_000,
  })
})

test('[X17] a JPEG without a frame, cut short or gone astray is none', () => {
  expect(readPicture(jpeg())).toBeNull()
  expect(readPicture(whole(filled(0xe0, 14)))).toBeNull()
  expect(readPicture(whole([0xff, 0xc0, 0, 7, 8, 0, 5, 0, 5]))).toBeNull()
  expect(readPicture(whole([0x00, 0xc0, 0, 11, 8, 0, 5, 0, 5, 1, 1, 17, 0]))).toBeNull()
  expect(readPicture(whole([0xff, 0xe0, 0, 1], frame(0xc0, 5, 5)))).toBeNull()
  expect(readPicture(whole(filled(0xe0, 1), frame(0xc0, 5, 5)).slice(0, -1))).toBeNull()
  expect(readPicture(whole(frame(0xc0, 0, 5)))).toBeNull()
  expect(readPicture(new Uint8Array([0xff, 0xd9, ...frame(0xc0, 5, 5), ...scan, ...end]))).toBeNull()
  expect(readPicture(new Uint8Array([0xfe, 0xd8, ...frame(0xc0, 5, 5), ...scan, ...end]))).toBeNull()
  expect(readPicture(new Uint8Array())).toBeNull()
})

test('[X17] what no browser draws is none: other frames, markers that no JPEG has, scans without end', () => {
  for (const marker of [0x02, 0xc3, 0xc5, 0xc8, 0xc9, 0xcf, 0xd8, 0xf0])
    expect([marker, readPicture(whole(frame(marker, 5, 5), frame(0xc0, 5, 5)))]).toEqual([marker, null])
  const scans = (count: number) => jpeg(frame(0xc2, 5, 5), ...Array.from({ length: count }, () => scan), end)
  expect(readPicture(scans(64))).toEqual({ kind: 'jpeg', width: 5, height: 5 })
  expect(readPicture(scans(65))).toBeNull()
})

test('[X17] three pictures are taken, a fourth is not, and none is read then', async () => {
  expect(await check()).toBeNull()
  expect(await check(good(), file(whole(frame(0xc0, 640, 480))), good())).toBeNull()
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
