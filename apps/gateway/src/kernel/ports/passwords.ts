/** A request for a place in the queue of password hashes. */
export interface Turn {
  /** Identifies a client that was refused with `Retry-After`. */
  readonly who?: string
  /** Origin of the request, such as a network; each has a limited number of places. */
  readonly from?: string
  /** Whether the member is logged in already; those go before logins. */
  readonly playing?: boolean
}

/** Makes and checks password records in threads of their own, as many at a time as the machine has cores to spare. */
export interface Passwords {
  /** Starts a thread and measures a hash in it, so that the first `Retry-After` values fit this machine. */
  warmUp(): Promise<void>
  /**
   * Reserves a place for a login, before anything is read for it.
   * @throws DomainError system.busy with `Retry-After`
   */
  enter(turn: Turn): void
  /** Releases the place of a login whose password is not checked. */
  leave(turn: Turn): void
  /** A record of a password. @throws DomainError system.busy with `Retry-After` */
  make(password: string): Promise<string>
  /**
   * Whether a password fits its record; without a record it takes as long and answers false.
   * @throws DomainError system.busy with `Retry-After`
   */
  check(password: string, record: string | null, turn?: Turn): Promise<boolean>
}
