import { isRefused } from '@parlour/api-client'
import { recordsKeptFrom } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '../failed/use-problem.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'

const dayMs = 86_400_000

/**
 * Makes the message of a file that was not saved: since when there are records, why the platform refused it, or else
 * what the list says of it.
 *
 * @returns a function of the error and of those words
 * @example toast.show({ tone: 'bad', text: fileProblem(error, words.csvFailed) })
 */
export function useFileProblem(): (error: unknown, otherwise: string) => string {
  const text = useScreenKitText()
  const format = useFormat()
  const problem = useProblem()
  return (error, otherwise) => {
    const from = recordsKeptFrom(error)
    // The first day of the reader's zone that is kept whole.
    if (from !== null) return text('screen-kit.failed.kept', { day: format.date(from + dayMs - 1) })
    return isRefused(error) ? problem(error) : otherwise
  }
}
