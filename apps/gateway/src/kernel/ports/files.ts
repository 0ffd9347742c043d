/** A picture without what does not show: its size in pixels and its bytes. */
export interface Cleaned {
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

/** A picture that may be stored. */
export interface Picture extends Cleaned {
  readonly kind: 'png' | 'jpg'
}

/** Files that members send. */
export interface Files {
  /**
   * Reads a picture from a data URL. `picture` is its place in the request, from 1.
   * @throws DomainError upload.picture.invalid, upload.picture.large, upload.picture.pixels
   */
  readPicture(dataUrl: string, picture: number): Picture
}
