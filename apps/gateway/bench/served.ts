/** What a side tells its parent when it is ready. */
export interface Served {
  readonly port: number
  readonly token: string
  readonly gameToken: string
}
