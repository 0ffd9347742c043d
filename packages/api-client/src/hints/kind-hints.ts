import type { ErrorKind } from '../errors.ts'

/** What a developer does next about each kind of failure, for codes without a hint of their own. */
export const kindHints: Readonly<Record<ErrorKind, string>> = {
  network: 'Check `baseUrl`, its certificate and the CORS headers of the platform: the request got no response.',
  offline: 'Wait for the `online` event of the browser, then call again.',
  timeout: 'Call again, or give the record a longer `timeLimit` in an override where the platform is this slow.',
  unsure:
    'Do not make a new attempt: read the records, then use `again()` where keys are honoured or `forget()` where they are not.',
  aborted: 'Nothing, if your code ended the call by its `signal`; the cause says why it was ended.',
  bad_payload: 'Look at the response of this request id: it is not JSON with the envelope that the record expects.',
  schema: 'Compare `issues` with the answer of the platform, and give the call an override or a record of your own.',
  unauthorized: 'Log in again and pass the new token; check that `tokens.get()` returns the session of this platform.',
  forbidden: 'Ask the operator which rights this account has; the token is valid and the call is not allowed.',
  not_found: 'Compare the path of the record with the platform; an override names another, or marks the call `absent`.',
  conflict: 'Read the current state of the object again, then decide whether the call is still needed.',
  invalid:
    'Compare the input with the request of the call in the reference; `issues` or `serverMessage` names the member.',
  refused: 'Look the code up at the operator of this platform; `serverMessage` has its text for the member.',
  throttled: 'Wait until `retryAt` on `api.clock` before the next call.',
  captcha_required: 'Load `getCaptcha`, and send the call again with what the member reads in the picture.',
  maintenance: 'Show the maintenance page and read `getStatus` from time to time.',
  region: 'Show that the site is not offered here; no other call will be answered for this visitor.',
  server: 'Give the request id to the operator; a read may be called again.',
  unavailable: 'Call again after `retryAfter`; the platform, or what stands before it, is overloaded or restarting.',
  key_rotated: 'Make a new client: the key of the platform changed again right after the client had taken the new one.',
  clock:
    'Pass `now` and `monotonic` of a clock that runs; the client learns the time of the platform from its `Date` header.',
  storage: 'Pass a store made by `createSafeStore`, which falls back to memory.',
  chunk: 'Load the page again: a script, such as the cipher, could not be loaded, most often after a deployment.',
  popup_blocked: 'Open the window in the handler of the press, before anything is awaited.',
  cancelled: 'Nothing: the person closed the window; offer the button again.',
  captive:
    'Open the platform in a browser: something on the way, such as a login page of the network, answers with HTML.',
}
