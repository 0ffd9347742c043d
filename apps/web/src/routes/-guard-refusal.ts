/** A guard said no: a login comes first, or it takes another kind of account. */
export class GuardRefusal extends Error {
  override readonly name = 'GuardRefusal'
  readonly verdict: 'login' | 'real-account'

  constructor(verdict: 'login' | 'real-account') {
    super(verdict)
    this.verdict = verdict
  }
}
