import type { UploadFile, UploadTexts } from './upload-file.ts'
import { IconCheckFill, IconClose, IconErrorFill, IconRefresh, IconTrash } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { UploadPicture } from './upload-picture.tsx'

type UploadRowProps = {
  file: UploadFile
  words: UploadTexts
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
}

const statusOf = ({ status, percent = 0, error, note }: UploadFile, words: UploadTexts) => {
  if (status === 'failed')
    return (
      <>
        <IconErrorFill size={16} />
        {error}
      </>
    )
  if (status === 'sending') return <span className="p-upload__percent">{words.percent(Math.round(percent))}</span>
  const done = status === 'done'
  return (
    <>
      {done ? <IconCheckFill size={16} /> : null}
      {done ? words.done : words.waiting}
      {note ? <span className="p-upload__note">{note}</span> : null}
    </>
  )
}

/** A file with its picture, its progress and what can be done with it. */
export const UploadRow = ({ file, words, onRemove, onRetry }: UploadRowProps) => {
  const ends = file.status === 'sending' || file.status === 'waiting'
  const stop = ends ? words.cancel(file.name) : words.remove(file.name)
  return (
    <li className="p-upload__row" data-status={file.status}>
      <UploadPicture picture={file.picture} />
      <div className="p-upload__words">
        <p className="p-upload__name">
          <bdi>{file.name}</bdi>
        </p>
        <p className="p-upload__status">{statusOf(file, words)}</p>
        {file.status === 'sending' ? (
          <progress className="p-upload__bar" max={100} value={file.percent ?? 0} aria-label={file.name} />
        ) : null}
      </div>
      {file.status === 'failed' && file.retry && onRetry ? (
        <IconButton label={words.retry(file.name)} icon={<IconRefresh />} onClick={() => onRetry(file.id)} />
      ) : null}
      <IconButton label={stop} icon={ends ? <IconClose /> : <IconTrash />} onClick={() => onRemove(file.id)} />
    </li>
  )
}
