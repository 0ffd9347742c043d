/** A guard said no: a login comes first, or it takes another kind of account. */
export class GuardRefusal extends Error {
  override readonly name = 'GuardRefusal'
  readonly verdict: 'login' | 'true-account'

  constructor(verdict: 'login' | 'true-account') {
    super(verdict)
    this.verdict = verdict
  }
}
