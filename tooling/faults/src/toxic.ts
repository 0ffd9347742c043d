/** Which way the bytes go: towards the server, or back from it. */
export type Direction = 'upstream' | 'downstream'

/**
 * One way to break a connection. Times in milliseconds, amounts
 * in bytes. The names are toxiproxy's, but for the last two.
 */
export type Toxic =
  | { readonly toxic: 'latency'; readonly direction: Direction; readonly milliseconds: number }
  | { readonly toxic: 'bandwidth'; readonly direction: Direction; readonly bytesPerSecond: number }
  | { readonly toxic: 'slow_close'; readonly direction: Direction; readonly milliseconds: number }
  /** Nothing goes through; after `milliseconds` the connection closes, with 0 it never does. */
  | { readonly toxic: 'timeout'; readonly direction: Direction; readonly milliseconds: number }
  /** The connection ends with a reset as soon as bytes want to go this way. */
  | { readonly toxic: 'reset_peer'; readonly direction: Direction }
  | { readonly toxic: 'slicer'; readonly direction: Direction; readonly bytes: number; readonly milliseconds: number }
  /** The connection closes after so many bytes this way. */
  | { readonly toxic: 'limit_data'; readonly direction: Direction; readonly bytes: number }
  /** New connections are closed, open ones too. */
  | { readonly toxic: 'down' }
  /** The server gets the request and answers; the answer is thrown away and the connection ends, by FIN or by RST. */
  | { readonly toxic: 'drop_after_commit'; readonly end: 'fin' | 'rst' }
  /** Every request reaches the server twice, the second time over a connection of its own whose answer is discarded. */
  | { readonly toxic: 'duplicate' }
