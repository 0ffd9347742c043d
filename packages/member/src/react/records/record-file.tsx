import { useFormat } from '@parlour/i18n/react'
import { useFileProblem } from '@parlour/screen-kit/react'
import { DownloadCsv, useToast, type DownloadCsvProps } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/** Saves the rows of a list of the member centre as a file; a failure is said in a toast. */
export function RecordFile<Row>(
  props: Pick<DownloadCsvProps<Row>, 'size' | 'fileName' | 'columns' | 'rows' | 'of' | 'disabled'>,
) {
  const text = useMemberText()
  const format = useFormat()
  const toast = useToast()
  const fileProblem = useFileProblem()
  return (
    <DownloadCsv<Row>
      {...props}
      label={text('member.record.csv')}
      cancelLabel={(done, total) =>
        text('member.record.csvCancel', { done: format.number(done), total: format.number(total) })
      }
      onFail={(error) => toast.show({ tone: 'bad', text: fileProblem(error, text('member.record.csvFailed')) })}
    />
  )
}
