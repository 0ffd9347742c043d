import { drawMark } from '../data/marks.ts'
import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'
import { setLine } from '../draw/line.ts'
import { moved } from '../draw/outline.ts'
import { writePath } from '../draw/path-data.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import type { LogoTone } from '../../paths.ts'

interface LogoLook {
  readonly face: FaceName
  readonly mark: string
  readonly word: string
  readonly capitals?: true
}

/** Face and colours of each provider's logo, by provider code. */
export const logoLooks: Readonly<Record<string, LogoLook>> = {
  PTG: { face: 'phudu', mark: '#ff8a5c', word: '#ffd9b0', capitals: true },
  NLT: { face: 'yeseva', mark: '#9fc3ff', word: '#e8f0ff' },
  KRW: { face: 'bowlby', mark: '#5fd6a8', word: '#d8f7e8' },
  BFN: { face: 'lilita', mark: '#58b8ff', word: '#d6efff' },
  XGS: { face: 'familjen', mark: '#ffb36b', word: '#ffe7cc' },
  RDB: { face: 'rye', mark: '#ff7a6b', word: '#ffdcd6' },
  SS: { face: 'audiowide', mark: '#b8a6ff', word: '#ebe6ff' },
  GLH: { face: 'abril', mark: '#7fe0e0', word: '#ddf7f7' },
  QST: { face: 'squada', mark: '#ff9fb0', word: '#ffe4e9' },
  LTB: { face: 'shrikhand', mark: '#ffa7a0', word: '#ffe6e2' },
  HCL: { face: 'limelight', mark: '#f0a6c8', word: '#fde7f1' },
  OVT: { face: 'fugaz', mark: '#c6e36b', word: '#f1f8d4' },
}

const paints = (look: LogoLook, tone: LogoTone): readonly [string, string] => {
  if (tone === 'white') return ['#ffffff', '#ffffff']
  return tone === 'ink' ? ['#1b1c34', '#1b1c34'] : [look.mark, look.word]
}

const capital = 17
const baseLine = 24

/** Draws a provider's logo: its mark and its name, scaled by capital height on one base line. */
export const drawLogo = (code: string, name: string, tone: LogoTone): string => {
  const look = logoLooks[code] ?? { face: 'familjen', mark: '#fff', word: '#fff' }
  const [mark, word] = paints(look, tone)
  const text = look.capitals ? name.toUpperCase() : name
  const { glyphs, box } = setLine(text, look.face, true)
  const height = -setLine(look.face === 'squada' ? 'E' : 'H', look.face, true).box.top
  const scale = capital / height
  const contours = glyphs.flatMap(({ origin, contours: parts }) =>
    parts.map((part) => moved(part, ([x, y]) => [42 + (origin - box.left + x) * scale, baseLine + y * scale])),
  )
  const width = Math.ceil(42 + (box.right - box.left) * scale) + 1
  const thin = (faceRecord(look.face).thin ?? 0) > 0 ? ` stroke="${word}" stroke-width=".5"` : ''
  return finish(
    newSheet(),
    [width, 32],
    name,
    `${drawMark(code, mark)}<path d="${writePath(contours, 0.1)}" fill="${word}"${thin}/>`,
  )
}
