/** The display faces, with the face that stands in when a letter is missing. */
export const faces = {
  anton: { weight: 400, instead: 'phudu' },
  bowlby: { file: 'bowlby-one', weight: 400, instead: 'phudu' },
  cinzel: { file: 'cinzel-decorative', weight: 900, instead: 'yeseva', mixed: true, thin: 5 },
  limelight: { weight: 400, instead: 'yeseva', thin: 3 },
  rye: { weight: 400, instead: 'alfa' },
  pirata: { file: 'pirata-one', weight: 400, instead: 'phudu', mixed: true, thin: 4 },
  titan: { file: 'titan-one', weight: 400, instead: 'bungee' },
  lilita: { file: 'lilita-one', weight: 400, instead: 'bungee' },
  luckiest: { file: 'luckiest-guy', weight: 400, instead: 'bungee' },
  shrikhand: { weight: 400, instead: 'phudu' },
  yeseva: { file: 'yeseva-one', weight: 400, instead: 'phudu', thin: 3 },
  familjen: { file: 'familjen-grotesk', weight: 700, instead: 'anton' },
  russo: { file: 'russo-one', weight: 400, instead: 'anton' },
  audiowide: { weight: 400, instead: 'anton', thin: 3 },
  metamorphous: { weight: 400, instead: 'yeseva', thin: 6 },
  abril: { file: 'abril-fatface', weight: 400, instead: 'yeseva' },
  bungee: { weight: 400, instead: 'phudu' },
  alfa: { file: 'alfa-slab-one', weight: 400, instead: 'phudu' },
  phudu: { weight: 900, instead: 'anton' },
  fugaz: { file: 'fugaz-one', weight: 400, instead: 'anton' },
  anuphan: { weight: 600, instead: 'familjen' },
  chonburi: { weight: 400, instead: 'yeseva' },
  kanit: { weight: 800, instead: 'anton' },
  mitr: { weight: 700, instead: 'kanit' },
  huangyou: { file: 'zcool-qingke-huangyou', weight: 400, instead: 'familjen' },
  kuaile: { file: 'zcool-kuaile', weight: 400, instead: 'huangyou' },
  xiaowei: { file: 'zcool-xiaowei', weight: 400, instead: 'familjen', thin: 8 },
  squada: { file: 'squada-one', weight: 400, instead: 'anton' },
} as const satisfies Record<string, FaceRecord>

/** A display face: package name, weight, stand-in, whether lower case is kept, stroke that thickens thin stems. */
export interface FaceRecord {
  readonly file?: string
  readonly weight: number
  readonly instead: string
  readonly mixed?: true
  readonly thin?: number
}

/** Name of a display face. */
export type FaceName = keyof typeof faces

/** Reads a face's record in its widest form. */
export const faceRecord = (name: FaceName): FaceRecord => faces[name]
