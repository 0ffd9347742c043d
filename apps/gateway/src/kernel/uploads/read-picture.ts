import { applicationLimits } from '@parlour/api-client/endpoints'
import { readPicture } from '@parlour/validation'
import { DomainError } from '../http/domain-error.ts'
import { drawPicture, mostPixels } from './draw-picture.ts'
import { takeTurns } from './take-turns.ts'
import type { Files } from '../ports/files.ts'

const head = /^data:image\/(?:png|jpe?g);base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

type Code = 'invalid' | 'large' | 'pixels'

function bytesOf(dataUrl: string): Buffer | Code {
  const named = head.exec(dataUrl.slice(0, 64))
  if (!named) return 'invalid'
  const text = dataUrl.slice(named[0].length)
  if (Math.floor((text.length * 3) / 4) - 2 > applicationLimits.pictureBytes) return 'large'
  if (text.length % 4 !== 0 || !base64.test(text)) return 'invalid'
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > applicationLimits.pictureBytes ? 'large' : bytes
}

/**
 * Reads pictures from data URLs: PNG or JPEG by their bytes, whatever they are called, at most 5 MB and 40 megapixels, whole.
 * What the field of a form takes is taken (`readPicture` of validation), and drawn once more, one picture at a time: one of 40
 * megapixels holds some 450 MB meanwhile.
 */
export function createPictureReader(): Files['readPicture'] {
  const inTurn = takeTurns()
  return async (dataUrl, picture) => {
    const refuse = (code: Code): DomainError => new DomainError(`upload.picture.${code}`, { value: { picture } })
    const bytes = bytesOf(dataUrl)
    if (typeof bytes === 'string') throw refuse(bytes)
    const read = readPicture(bytes)
    if (!read) throw refuse('invalid')
    if (read.width * read.height > mostPixels) throw refuse('pixels')
    const drawn = await inTurn(() => drawPicture(bytes, read.kind === 'png' ? 'png' : 'jpg'))
    if (!drawn) throw refuse('invalid')
    return drawn
  }
}
