/** What a cipher needs to know of the call it seals a payload for. */
export interface SealInput {
  readonly method: string
  readonly path: string
  readonly requestId: string
  readonly token: string | null
  /** Server-corrected time, milliseconds since 1970. */
  readonly now: number
  readonly body: unknown
}

/** A payload as it travels: extra headers and the JSON body. */
export interface SealedPayload {
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly value: string }
}

/**
 * The one port of payload encryption. It is transport hardening
 * against logging proxies; it does not stop scripts in the page.
 */
export interface PayloadCipher {
  seal(input: SealInput): Promise<SealedPayload>
  /** Takes the key the server named when it refused an old one. */
  rotate?(key: unknown): void
}
