/** A refusal for a fake server to answer with. */
export class FakeRefusal extends Error {
  readonly code: string
  readonly status: number
  readonly value: unknown
  /** What the answer carries beside the usual, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: string,
    {
      status = 200,
      value = null,
      headers = {},
    }: { status?: number; value?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code)
    this.code = code
    this.status = status
    this.value = value
    this.headers = headers
  }
}
