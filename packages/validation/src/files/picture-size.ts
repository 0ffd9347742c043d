/** The size of a picture in px, as its pixels are stored. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}
