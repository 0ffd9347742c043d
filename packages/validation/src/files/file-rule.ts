/** A kind of picture that is recognised by its bytes, whatever its name says. */
export type PictureKind = 'png' | 'jpeg'

/** What is asked of the files of a field. */
export interface FileRule {
  readonly kinds: readonly PictureKind[]
  readonly maxCount: number
  /** Of one file. */
  readonly maxBytes: number
  /** Width times height of one picture: a small file may unfold into one that no phone can hold. */
  readonly maxPixels: number
}
