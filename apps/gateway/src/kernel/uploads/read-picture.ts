import { applicationLimits } from '@parlour/api-client/endpoints'
import { DomainError } from '../http/domain-error.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import type { Picture } from '../ports/files.ts'

const mostPixels = 40_000_000
const head = /^data:image\/(png|jpe?g);base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const readers = { png: cleanPng, jpg: cleanJpeg }

/**
 * A picture of a data URL, as its bytes say and not only its name: PNG or JPEG, at most 5 MB and 40 megapixels, whole;
 * texts, places and trailing bytes are left out. `picture` is its place in the request, from 1. @throws DomainError
 * upload.picture.invalid, upload.picture.large, upload.picture.pixels
 */
export function readPicture(dataUrl: string, picture: number): Picture {
  const refuse = (code: 'invalid' | 'large' | 'pixels'): DomainError =>
    new DomainError(`upload.picture.${code}`, { value: { picture } })
  const named = head.exec(dataUrl.slice(0, 64))
  if (!named) throw refuse('invalid')
  const text = dataUrl.slice(named[0].length)
  if (Math.floor((text.length * 3) / 4) - 2 > applicationLimits.pictureBytes) throw refuse('large')
  if (text.length % 4 !== 0 || !base64.test(text)) throw refuse('invalid')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > applicationLimits.pictureBytes) throw refuse('large')
  const kind = named[1]?.toLowerCase() === 'png' ? 'png' : 'jpg'
  const cleaned = readers[kind](bytes)
  if (!cleaned || cleaned.width === 0 || cleaned.height === 0) throw refuse('invalid')
  if (cleaned.width * cleaned.height > mostPixels) throw refuse('pixels')
  return { kind, ...cleaned }
}
