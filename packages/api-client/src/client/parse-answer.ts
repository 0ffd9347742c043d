/** A member that names rows, and the numbers that it holds, alone or in a list. */
const ids = /("(?:id|\w*(?:I[dD]|_id|No))s?"\s*:)([-\d\s,[]+)(?![-\d.eE])/g

/**
 * The JSON of an answer, with ids beyond 2^53 as texts of their digits, because as numbers they would be rounded; all
 * other numbers are numbers. The quote after a name is the end of a text, so that nothing within a text is changed.
 *
 * @param text the body of the answer
 * @returns the value, unchecked
 * @throws SyntaxError when it is not JSON
 * @example parseAnswer('{"txId":1795012345678901249}') // { txId: '1795012345678901249' }
 */
export const parseAnswer = (text: string): unknown =>
  JSON.parse(
    text.replace(
      ids,
      (_, name: string, numbers: string) =>
        name +
        numbers.replace(/-?\d{16,}/g, (digits) => (Number.isSafeInteger(Number(digits)) ? digits : `"${digits}"`)),
    ),
  )
