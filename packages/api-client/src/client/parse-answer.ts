/** A member that names a row, with a number of as many digits as one that is rounded has at least. */
const oneId = /("(?:id|\w*(?:Id|ID|_id|No))"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g
/** A list of numbers under the name of ids, or as the whole `value` of an answer. */
const listOfIds = /("(?:value|\w*(?:Ids|IDs|_ids))"\s*:\s*\[)([-\d\s,]*)(?=\])/g
const longNumber = /-?\d{16,}/g

const asWritten = (digits: string): string => (Number.isSafeInteger(Number(digits)) ? digits : `"${digits}"`)

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
    text
      .replace(oneId, (_, name: string, digits: string) => name + asWritten(digits))
      .replace(listOfIds, (_, name: string, numbers: string) => name + numbers.replace(longNumber, asWritten)),
  )
