import type { ChangeEvent, ClipboardEvent, DragEvent } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import type { UploadFile, UploadTexts } from './upload-file.ts'
import { useId, useRef, useState } from 'react'
import { IconCamera, IconUpload } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { GroupFrame } from '../field/group-frame.tsx'
import { Live } from '../hidden/hidden.tsx'
import { UploadRow } from './upload-row.tsx'

/** Props of `Upload`; it sends nothing itself. */
export type UploadProps = FieldProps & {
  files: readonly UploadFile[]
  /** Files that were picked, dropped, pasted or photographed; the owner checks, lists and sends them. */
  onPick: (files: File[]) => void
  /** Cancels one that is on its way, removes any other. */
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  words: UploadTexts
  /** As of an input: "image/*,.pdf". Dropped files are not held to it. */
  accept?: string
  multiple?: boolean
  /** Which camera a phone opens; without it there is no camera button. */
  capture?: 'user' | 'environment'
  /** No more files are taken, for example while the limit is reached; say so in the hint. */
  disabled?: boolean
}

const endOf = ({ id, status }: UploadFile) => (status === 'done' || status === 'failed' ? `${id} ${status}` : '')

const said = (files: readonly UploadFile[], words: UploadTexts) =>
  files.map(({ name, status, error }) => `${name}: ${status === 'done' ? words.done : (error ?? '')}`).join('. ')

/** What is to be said of files that have just ended: each once, none that had ended before. */
const useEnds = (files: readonly UploadFile[], words: UploadTexts): string => {
  const ends = files.map(endOf).filter(Boolean)
  const [known, setKnown] = useState(ends)
  const [news, setNews] = useState('')
  if (ends.join() !== known.join()) {
    const fresh = files.filter((file) => endOf(file) !== '' && !known.includes(endOf(file)))
    setKnown(ends)
    setNews(said(fresh, words))
  }
  return news
}

/**
 * Files to send: a drop zone with a button, and the picked files with preview and progress. It sends nothing itself.
 *
 * @example <Upload label="Receipt" files={files} onPick={add} onRemove={remove} words={words} accept="image/png,image/jpeg" />
 */
export const Upload = ({
  files,
  onPick,
  onRemove,
  onRetry,
  words,
  accept,
  multiple = false,
  capture,
  disabled = false,
  ...field
}: UploadProps) => {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const news = useEnds(files, words)

  const take = (list: FileList | null) => {
    const picked = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (picked.length > 0 && !disabled) onPick(picked)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files)
    event.target.value = ''
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    if (!disabled) setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => take(event.clipboardData.files)
  const input = { type: 'file', hidden: true, tabIndex: -1, disabled, onChange, 'aria-hidden': true } as const
  const list =
    files.length === 0 ? null : (
      <ul className="p-upload__list" aria-label={words.list}>
        {files.map((file) => (
          <UploadRow key={file.id} file={file} words={words} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    )
  return (
    <GroupFrame {...field} id={id} role="group" className="p-upload" after={list}>
      <div
        className="p-upload__zone"
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        <IconUpload size={24} />
        <p className="p-upload__drop">{words.drop}</p>
        <div className="p-upload__ways">
          <Button disabled={disabled} onClick={() => picker.current?.click()}>
            {words.choose}
          </Button>
          {capture && words.camera ? (
            <Button
              className="p-upload__camera"
              icon={<IconCamera />}
              disabled={disabled}
              onClick={() => camera.current?.click()}
            >
              {words.camera}
            </Button>
          ) : null}
        </div>
        <input {...input} ref={picker} accept={accept} multiple={multiple} data-upload="files" />
        {capture ? <input {...input} ref={camera} accept="image/*" capture={capture} data-upload="camera" /> : null}
      </div>
      <Live>{news}</Live>
    </GroupFrame>
  )
}
