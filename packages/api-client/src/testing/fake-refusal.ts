/** A refusal for a fake server to answer with. */
export class FakeRefusal extends Error {
  readonly code: string
  readonly status: number
  readonly value: unknown

  constructor(code: string, { status = 200, value = null }: { status?: number; value?: unknown } = {}) {
    super(code)
    this.code = code
    this.status = status
    this.value = value
  }
}
