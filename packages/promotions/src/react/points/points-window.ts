/** What both windows that move points are given. */
export interface PointsWindowProps {
  /** ISO 4217. */
  readonly currency: string
  /** The points that there are. */
  readonly points: number
  /** Where the payment password is set. */
  readonly passwordHref: string
  /** The name of a category of games. */
  readonly categoryName: (code: string) => string
  readonly onClose: () => void
}
