/** One input device and what it does, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A document that is shown: that of the page, or that of a frame in it. */
export interface ShownDocument {
  /**
   * Evaluates an expression there and answers its value, which must fit JSON.
   * @throws when the document cannot run it
   */
  evaluate(expression: string): Promise<unknown>
  /** Moves the pointer and presses keys there, in CSS pixels of its viewport. */
  perform(sources: readonly InputSource[]): Promise<void>
}

/** A browser with one page. */
export interface Engine extends ShownDocument {
  /** Its name and version, as it says itself. */
  readonly version: string
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** The document of the frame whose address begins so; null while there is none. */
  frame(address: string): Promise<ShownDocument | null>
  /** What is on the screen now, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
