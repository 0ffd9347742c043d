import type { MessageRow } from '@parlour/api-client/endpoints'
import { fold, wordsOf } from '@parlour/validation/fold'

/**
 * The messages that have all words of a text in their title, their content or the name of who wrote or gets them, in
 * the order they have; case and accents do not count. A platform that does not know `find` answers all messages.
 *
 * @param words what was typed; all messages are found by nothing
 * @returns the messages that were found
 * @example findMessages(rows, 'withdrawal paid')
 */
export function findMessages<Row extends Pick<MessageRow, 'title' | 'content' | 'senderName' | 'receiverName'>>(
  rows: readonly Row[],
  words: string,
): readonly Row[] {
  const wanted = wordsOf(words)
  return rows.filter(({ title, content, senderName, receiverName }) => {
    const said = fold([title, content, senderName, receiverName].join(' '))
    return wanted.every((word) => said.includes(word))
  })
}
