import { expect, test } from 'vitest'
import { checkFiles, promotionPictures, readPicture } from '../index.ts'
import { jpegHeld, pictureCases, sampleSize } from '../testing/index.ts'

test.each(pictureCases)('[VAL-09] a field says the same as the gateway to $name', async ({ bytes, code }) => {
  const file = { size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
  const issue = await checkFiles('pictures', promotionPictures, [file])
  expect(issue?.code ?? null).toBe(code)
})

test('the size is that of the stored pixels, however the camera was held', () => {
  expect(readPicture(jpegHeld(6))).toEqual({ kind: 'jpeg', ...sampleSize })
})
