import type { Issue } from '@parlour/validation'

/** A picture of a form: its file until it is drawn, then what is sent. */
export interface FormPicture {
  readonly id: string
  readonly name: string
  readonly status: 'waiting' | 'drawing' | 'ready' | 'failed'
  /** Of the steps of its drawing, 0 to 100. */
  readonly percent: number
  /** What was picked; null for one that an earlier page has drawn. */
  readonly file: Blob | null
  /** As it is sent: a data URL. Null until it is ready. */
  readonly dataUrl: string | null
  /** What is wrong with it; null too where it could not be read. */
  readonly issue: Issue | null
}

/** A picture that outlives a reload. */
export interface KeptPicture {
  readonly name: string
  readonly dataUrl: string
}

/** Where the pictures of a form outlive a reload. */
export interface PictureStore {
  read(): readonly KeptPicture[]
  keep(pictures: readonly KeptPicture[]): void
}

/** What is new of one of the pictures. */
export type PictureChange = Partial<Omit<FormPicture, 'id'>>

/** Pictures with the change of one. */
export const changed = (pictures: readonly FormPicture[], id: string, change: PictureChange): readonly FormPicture[] =>
  pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture))

/** The pictures that can be sent, in their order. */
export const readyOf = (pictures: readonly FormPicture[]): readonly KeptPicture[] =>
  pictures.flatMap(({ name, status, dataUrl }) => (status === 'ready' && dataUrl !== null ? [{ name, dataUrl }] : []))
