import { crc32 } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { DomainError } from '../http/domain-error.ts'
import { readPicture } from './read-picture.ts'

const megabytes = 5 * 1024 * 1024
const url = (bytes: Uint8Array, type = 'png'): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const head = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 6, 0, 0, 0], 8)
  return chunk('IHDR', data)
}
const body = chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1]))
const end = chunk('IEND', Buffer.alloc(0))
const png = (...parts: readonly Buffer[]): Buffer => Buffer.concat([signature, ...parts])
const drawn = PNG.sync.write(new PNG({ width: 7, height: 5 }))

const segment = (marker: number, data: Uint8Array): Buffer => {
  const whole = Buffer.alloc(data.length + 4)
  whole.set([0xff, marker])
  whole.writeUInt16BE(data.length + 2, 2)
  whole.set(data, 4)
  return whole
}
const frame = (width: number, height: number, marker = 0xc0): Buffer => {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return segment(marker, data)
}
const [soi, eoi] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
])
const tables = segment(0xdb, Buffer.alloc(65, 1))
const exif = segment(0xe1, Buffer.from('Exif\0\0GPSLatitude 14.5995'))
const jpeg = (...parts: readonly Buffer[]): Buffer => Buffer.concat([soi, ...parts, eoi])
const photo = jpeg(segment(0xe0, Buffer.from('JFIF\0\x01\x01')), exif, tables, frame(640, 480), scan)

const codeOf = (dataUrl: string): string => {
  try {
    readPicture(dataUrl, 2)
    return 'kept'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(error.value).toEqual({ picture: 2 })
    return error.code.replace('upload.picture.', '')
  }
}

test('[VAL-09] pictures are PNG or JPEG by their bytes, and their size is read from them', () => {
  expect(readPicture(url(drawn), 1)).toMatchObject({ kind: 'png', width: 7, height: 5 })
  expect(readPicture(url(photo, 'jpeg'), 1)).toMatchObject({ kind: 'jpg', width: 640, height: 480 })
  expect(readPicture(url(jpeg(tables, frame(1, 2, 0xc2), scan, scan), 'JPG'), 1)).toMatchObject({
    kind: 'jpg',
    width: 1,
    height: 2,
  })
  expect(PNG.sync.read(Buffer.from(readPicture(url(drawn), 1).content)).width).toBe(7)
})

test('what a camera or an editor wrote beside the picture is left out, and so is what hangs on behind it', () => {
  const hidden = Buffer.from('<script>alert(1)</script>')
  const text = chunk('tEXt', Buffer.from('GPSLatitude 14.5995'))
  for (const picture of [
    url(Buffer.concat([photo, hidden]), 'jpg'),
    url(png(head(2, 2), text, chunk('eXIf', Buffer.from('GPS')), body, end, hidden)),
  ]) {
    const { content } = readPicture(picture, 1)
    expect(Buffer.from(content).toString('latin1')).not.toMatch(/GPS|script|Exif/)
  }
  const comment = segment(0xfe, Buffer.from('GPS'))
  const { content } = readPicture(url(jpeg(comment, tables, frame(3, 3), comment, scan), 'jpg'), 1)
  expect(Buffer.from(content).equals(jpeg(tables, frame(3, 3), scan))).toBe(true)
})

test('a photo keeps how the camera was held, so that it is not shown lying on its side', () => {
  const held = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1')
  const kept = segment(0xe1, held)
  const { content } = readPicture(url(jpeg(exif, kept, kept, tables, frame(3, 3), scan), 'jpg'), 1)
  expect(Buffer.from(content).equals(jpeg(kept, tables, frame(3, 3), scan))).toBe(true)
})

test('what is no whole picture is refused, whatever it says it is', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const broken = Buffer.from(drawn)
  broken[20] = (broken[20] ?? 0) ^ 0xff
  const hostile: readonly string[] = [
    '',
    'hello',
    'https://example.com/a.png',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,%%%%',
    'data:image/png;base64,AAA',
    'data:image/png;base64,AA==AA==',
    url(svg),
    url(svg, 'svg+xml'),
    url(svg, 'jpeg'),
    url(Buffer.from('GIF89a\x01\0\x01\0')),
    url(Buffer.from('RIFF0000WEBPVP8 ')),
    url(Buffer.from('%PDF-1.7')),
    url(photo, 'png'),
    url(drawn, 'jpeg'),
    url(broken),
    url(signature),
    url(soi, 'jpg'),
    url(Buffer.concat([soi, eoi]), 'jpg'),
    url(png(body, head(1, 1), end)),
    url(png(head(1, 1), end)),
    url(png(head(1, 1), body)),
    url(png(head(1, 1), head(1, 1), body, end)),
    url(png(head(0, 9), body, end)),
    url(png(head(9, 0), body, end)),
    url(png(head(1, 1), chunk('EVIL', Buffer.alloc(4)), body, end)),
    url(png(chunk('IHDR', Buffer.alloc(4)), body, end)),
    url(jpeg(tables, scan), 'jpg'),
    url(jpeg(tables, frame(9, 9)), 'jpg'),
    url(jpeg(frame(0, 9), scan), 'jpg'),
    url(jpeg(frame(9, 9), frame(9, 9), scan), 'jpg'),
    url(Buffer.concat([soi, Buffer.from([0xff, 0xe0, 0, 1]), eoi]), 'jpg'),
    url(Buffer.concat([soi, Buffer.from('FF')]), 'jpg'),
  ]
  for (const picture of hostile)
    expect([picture.slice(0, 60), codeOf(picture)]).toEqual([picture.slice(0, 60), 'invalid'])
  for (let cut = 1; cut < drawn.length; cut += 7) expect(codeOf(url(drawn.subarray(0, cut)))).toBe('invalid')
  for (let cut = 1; cut < photo.length; cut += 11) expect(codeOf(url(photo.subarray(0, cut), 'jpg'))).toBe('invalid')
})

test('[VAL-09] 5 MB is the most, counted in bytes and not in letters', () => {
  const filled = (size: number): Buffer => {
    const rest = size - jpeg(tables, frame(9, 9), scan).length
    return jpeg(tables, frame(9, 9), Buffer.concat([scan, Buffer.alloc(rest, 7)]))
  }
  expect(filled(megabytes)).toHaveLength(megabytes)
  expect(codeOf(url(filled(megabytes), 'jpg'))).toBe('kept')
  for (const over of [1, 2, 3, 4, 100_000]) expect(codeOf(url(filled(megabytes + over), 'jpg'))).toBe('large')
  expect(codeOf(`data:image/png;base64,${'A'.repeat(9_000_000)}`)).toBe('large')
})

test('a flood of pixels is refused before anything is unpacked', () => {
  expect(codeOf(url(png(head(8000, 5000), body, end)))).toBe('kept')
  expect(codeOf(url(png(head(8000, 5001), body, end)))).toBe('pixels')
  expect(codeOf(url(png(head(0x7fffffff, 0x7fffffff), body, end)))).toBe('pixels')
  expect(codeOf(url(jpeg(tables, frame(65_535, 65_535), scan), 'jpg'))).toBe('pixels')
})
