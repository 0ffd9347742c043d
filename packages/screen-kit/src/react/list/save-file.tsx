import { useFormat } from '@parlour/i18n/react'
import { DownloadCsv, useToast, type DownloadCsvProps } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import { useFileProblem } from './use-file-problem.ts'

/** Props of `SaveFile`. */
export type SaveFileProps<Row> = Pick<
  DownloadCsvProps<Row>,
  'size' | 'fileName' | 'columns' | 'rows' | 'of' | 'disabled'
>

/**
 * Saves the rows of a list as a CSV file; how far it is stands on the button that stops it, a failure is said in a toast
 * (BEY-22).
 *
 * @example <SaveFile fileName="bets.csv" columns={columns} rows={(fetch) => allBets(fetch)} />
 */
export function SaveFile<Row>(props: SaveFileProps<Row>) {
  const text = useScreenKitText()
  const format = useFormat()
  const toast = useToast()
  const fileProblem = useFileProblem()
  return (
    <DownloadCsv<Row>
      {...props}
      // Pages in another language are other rows.
      of={`${format.tag} ${props.of ?? props.fileName}`}
      label={text('screen-kit.list.csv')}
      cancelLabel={(done, total) =>
        text('screen-kit.list.csvCancel', { done: format.number(done), total: format.number(total) })
      }
      onFail={(error) => toast.show({ tone: 'bad', text: fileProblem(error, text('screen-kit.list.csvFailed')) })}
    />
  )
}
