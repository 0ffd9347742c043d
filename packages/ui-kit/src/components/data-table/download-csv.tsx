import type { CsvColumn } from './to-csv.ts'
import type { ButtonLook } from '../button/button.tsx'
import { useState } from 'react'
import { IconDownload } from '../../icons/index.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../button/button.tsx'
import { toCsv } from './to-csv.ts'

/** Props of `DownloadCsv`; `rows` may fetch all pages when it is pressed. */
export type DownloadCsvProps<Row> = Pick<ButtonLook, 'size' | 'variant'> & {
  /** Text of the button. */
  label: string
  /** With its ending, for example `downline-2025-08-14.csv`. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
  rows: readonly Row[] | (() => Promise<readonly Row[]>)
  disabled?: boolean
  /** Called when the rows failed to load; nothing was saved. */
  onFail?: (error: unknown) => void
}

/**
 * [BEY-22] Saves rows as a CSV file; busy while `rows` fetches them.
 *
 * @example <DownloadCsv label="Download" fileName="members.csv" columns={columns} rows={() => fetchAllRows()} />
 */
export const DownloadCsv = <Row,>({ label, fileName, columns, rows, onFail, ...button }: DownloadCsvProps<Row>) => {
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    try {
      const text = toCsv(columns, typeof rows === 'function' ? await rows() : rows)
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName)
    } catch (error) {
      onFail?.(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...button}
      icon={<IconDownload size={18} />}
      loading={busy}
      onClick={() => {
        void onClick()
      }}
    >
      {label}
    </Button>
  )
}
