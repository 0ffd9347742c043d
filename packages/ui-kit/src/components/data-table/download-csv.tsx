import type { CsvColumn } from './to-csv.ts'
import type { ButtonLook } from '../button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { IconDownload } from '../../icons/index.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../button/button.tsx'
import { toCsv } from './to-csv.ts'

/** What rows are given that come page by page: the wish to stop, whom to say how far they are, and what is there. */
export type CsvFetch<Row> = {
  signal: AbortSignal
  /** How many rows are there, of how many. */
  onProgress: (done: number, total: number) => void
  /** Rows of the pages that came before a try failed; the next one adds to them and goes on after that page. */
  kept: { rows: Row[]; pages: number; total?: number | null | undefined }
}

/** Props of `DownloadCsv`; `rows` may fetch all pages when it is pressed. */
export type DownloadCsvProps<Row> = Pick<ButtonLook, 'size' | 'variant'> & {
  /** Text of the button. */
  label: string
  /** Text of the button that stops, which stands beside it while pages come. */
  cancelLabel?: (done: number, total: number) => string
  /** With its ending, for example `downline-2025-08-14.csv`. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
  rows: readonly Row[] | ((fetch: CsvFetch<Row>) => Promise<readonly Row[]>)
  /** What the rows are of, such as the address of the list: pages are kept as long as it is the same. */
  of?: string
  disabled?: boolean
  /** Called when the rows failed to load; nothing was saved. */
  onFail?: (error: unknown) => void
}

/**
 * [BEY-22] Saves rows as a CSV file; busy while `rows` fetches them, which can be stopped. After a failure the next press
 * goes on where it stopped.
 *
 * @example
 * <DownloadCsv
 *   label="Download"
 *   cancelLabel={(done, total) => `Cancel (${done} of ${total})`}
 *   fileName="members.csv"
 *   columns={columns}
 *   rows={(fetch) => fetchAllRows(fetch)}
 * />
 */
export const DownloadCsv = <Row,>({
  label,
  cancelLabel,
  fileName,
  columns,
  rows,
  of = fileName,
  onFail,
  ...button
}: DownloadCsvProps<Row>) => {
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController>(null)
  const save = useRef<HTMLButtonElement>(null)
  const kept = useRef<CsvFetch<Row>['kept'] & { of: string }>(null)
  useEffect(() => () => running.current?.abort(), [])
  const end = () => {
    running.current = null
    setBusy(false)
    setProgress(null)
  }
  const cancel = () => {
    running.current?.abort()
    kept.current = null
    end()
    save.current?.focus()
  }
  const start = async () => {
    const mine = new AbortController()
    running.current = mine
    setBusy(true)
    if (kept.current?.of !== of) kept.current = { of, rows: [], pages: 0 }
    const before = kept.current
    try {
      const onProgress = (done: number, total: number) => {
        if (running.current === mine) setProgress({ done, total })
      }
      const all = typeof rows === 'function' ? await rows({ signal: mine.signal, onProgress, kept: before }) : rows
      if (running.current === mine) {
        saveFile(new Blob([toCsv(columns, all)], { type: 'text/csv;charset=utf-8' }), fileName)
        kept.current = null
      }
    } catch (error) {
      if (running.current === mine) onFail?.(error)
    }
    if (running.current === mine) end()
  }
  return (
    <>
      <Button {...button} ref={save} icon={<IconDownload size={18} />} loading={busy} onClick={() => void start()}>
        {label}
      </Button>
      {progress && cancelLabel ? (
        <Button {...button} variant="text" disabled={false} onClick={cancel}>
          {cancelLabel(progress.done, progress.total)}
        </Button>
      ) : null}
    </>
  )
}
