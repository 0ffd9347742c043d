import { createUseText, useFormat } from '@parlour/i18n/react'
import { Upload, type UploadFile } from '@parlour/ui-kit'
import { issueMessage, type FileRule, type Issue, type ValidationMessages } from '@parlour/validation'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import type { FormPicture } from './picture-list.ts'
import type { FormPictures } from './use-pictures.ts'

/** Props of `PictureField`. */
export interface PictureFieldProps {
  /** What `usePictures` returned. */
  readonly pictures: FormPictures
  /** The same rule: the field says it before a picture is chosen. */
  readonly rule: FileRule
  readonly label: string
  /** Beside the label: that none is needed. */
  readonly optional?: string
  readonly disabled?: boolean
}

const useText = createUseText<ValidationMessages>()
const kilo = 1024

/** What the upload calls the states of a picture: drawing is the one that takes its time. */
const shown = { waiting: 'waiting', drawing: 'sending', ready: 'done', failed: 'failed' } as const

/**
 * Pictures of a form: dropped, pasted, chosen or photographed, each with its preview, its progress, what is wrong with
 * it and a way to try again. `label` is its name, `rule` that of `usePictures`.
 *
 * @example <PictureField label="Pictures" pictures={usePictures({ field: 'pictures', rule })} rule={rule} />
 */
export function PictureField({ pictures: form, rule, label, optional, disabled = false }: PictureFieldProps) {
  const text = useScreenKitText()
  const wrong = useText()
  const format = useFormat()
  const { pictures, issue } = form
  const good = pictures.filter(({ status }) => status !== 'failed').length
  const full = good >= rule.maxCount
  const sentence = (of: Issue): string => {
    const { id, values } = issueMessage(of)
    return wrong.maybe(id, values) ?? text('screen-kit.pictures.unread')
  }
  const fileOf = ({ id, name, status, percent, file, dataUrl, issue: own }: FormPicture): UploadFile => ({
    id,
    name,
    status: shown[status],
    percent,
    ...((dataUrl ?? file) ? { picture: dataUrl ?? file ?? undefined } : {}),
    ...(status === 'failed' ? { error: own ? sentence(own) : text('screen-kit.pictures.unread') } : {}),
    retry: status === 'failed' && own === null && file !== null,
  })
  const wholeIssue = (): string | undefined => {
    if (!issue) return undefined
    return issue.code === 'file_count' ? sentence(issue) : text('screen-kit.pictures.wrong')
  }
  return (
    <Upload
      label={label}
      {...(optional === undefined ? {} : { optional })}
      hint={
        full
          ? text('screen-kit.pictures.full')
          : text('screen-kit.pictures.hint', {
              count: rule.maxCount,
              size: format.number(rule.maxBytes / kilo / kilo),
            })
      }
      error={wholeIssue()}
      accept="image/png,image/jpeg"
      multiple
      capture="environment"
      disabled={disabled || full}
      files={pictures.map(fileOf)}
      onPick={form.pick}
      onRemove={form.remove}
      onRetry={form.retry}
      words={{
        drop: text('screen-kit.pictures.drop'),
        choose: text('screen-kit.pictures.choose'),
        camera: text('screen-kit.pictures.camera'),
        waiting: text('screen-kit.pictures.waiting'),
        done: text('screen-kit.pictures.ready'),
        percent: (percent) => format.percent(percent),
        list: text('screen-kit.pictures.list'),
        cancel: (name) => text('screen-kit.pictures.cancel', { name }),
        retry: (name) => text('screen-kit.pictures.retry', { name }),
        remove: (name) => text('screen-kit.pictures.remove', { name }),
      }}
    />
  )
}
