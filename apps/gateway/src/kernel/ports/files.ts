/** A picture that may be stored: upright, with its size in pixels as it shows. */
export interface Picture {
  readonly kind: 'png' | 'jpg'
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

/** Files that members send. */
export interface Files {
  /**
   * Reads a picture from a data URL, and draws it without what a camera wrote into it. `picture` is its place in the
   * request, from 1. @throws DomainError upload.picture.invalid, upload.picture.large, upload.picture.pixels
   */
  readPicture(dataUrl: string, picture: number): Promise<Picture>
}
