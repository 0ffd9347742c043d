import { checkFiles, type FileRule, type Issue } from '@parlour/validation'
import { useEffect, useRef, useState } from 'react'
import { drawUpright } from './draw-upright.ts'
import { changed, readyOf, type FormPicture, type PictureChange, type PictureStore } from './picture-list.ts'

/** Options of `usePictures`. */
export interface UsePicturesOptions {
  /** Name of the field, for its issues. */
  readonly field: string
  /** How many pictures, of which kinds and sizes. */
  readonly rule: FileRule
  /** Where they outlive a reload; without it they go with the page. */
  readonly store?: PictureStore | undefined
}

/** The pictures of a form, and what can be done with them. */
export interface FormPictures {
  readonly pictures: readonly FormPicture[]
  /** What is wrong with the field as a whole: too many, or one among them that cannot be sent. */
  readonly issue: Issue | null
  /** Takes files that were picked, dropped, pasted or photographed. */
  pick(files: readonly File[]): void
  remove(id: string): void
  /** Draws one again that could not be read. */
  retry(id: string): void
  /** Says of the picture of that place, from 0, what the server found wrong with it. */
  refuse(place: number, issue: Issue): void
  /**
   * What is sent, once every picture is drawn; null where one among them cannot be sent, which then stands at the field.
   */
  settle(): Promise<readonly string[] | null>
  clear(): void
}

let count = 0
const nextId = (): string => `picture-${(count += 1)}`

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/**
 * Keeps the pictures of a form: each is checked, drawn upright without place and device, and kept across a reload. They
 * are drawn one after the other, since one of 40 megapixels takes 160 MB meanwhile.
 *
 * @param options field, rule, and where they are kept
 * @returns the pictures with `pick`, `remove`, `retry`, `refuse`, `settle` and `clear`
 * @example
 * const pictures = usePictures({ field: 'pictures', rule: promotionPictures })
 * <PictureField pictures={pictures} rule={promotionPictures} label="Pictures" />
 */
export function usePictures({ field, rule, store }: UsePicturesOptions): FormPictures {
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() =>
    (store?.read() ?? []).map(({ name, dataUrl }) => ({
      id: nextId(),
      name,
      status: 'ready',
      percent: 100,
      file: null,
      dataUrl,
      issue: null,
    })),
  )
  const [issue, setIssue] = useState<Issue | null>(null)
  const latest = useRef(pictures)
  const line = useRef<Promise<void>>(Promise.resolve())
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])

  const put = (next: readonly FormPicture[]): void => {
    if (gone.current) return
    latest.current = next
    setPictures(next)
    store?.keep(readyOf(next))
  }
  const change = (id: string, news: PictureChange) => put(changed(latest.current, id, news))
  const isThere = (id: string) => latest.current.some((picture) => picture.id === id)

  const work = async (id: string, file: Blob): Promise<void> => {
    if (!isThere(id)) return
    change(id, { status: 'drawing', percent: 0, issue: null })
    const wrong = await checkFiles(field, { ...rule, maxCount: 1 }, [file])
    if (wrong) return change(id, { status: 'failed', issue: wrong })
    if (isThere(id)) change(id, { percent: 25 })
    try {
      const drawn = await drawUpright(file, (percent) => change(id, { percent }))
      change(id, { status: 'ready', percent: 100, dataUrl: await textOf(drawn) })
    } catch {
      change(id, { status: 'failed', issue: null })
    }
  }
  const queue = (id: string, file: Blob): void => {
    line.current = line.current.then(() => work(id, file))
  }

  return {
    pictures,
    issue,
    pick(files) {
      const good = latest.current.filter(({ status }) => status !== 'failed').length
      const room = Math.max(0, rule.maxCount - good)
      setIssue(files.length > room ? { field, code: 'file_count', max: rule.maxCount } : null)
      const taken = files.slice(0, room).map((file) => ({ id: nextId(), file }))
      put([
        ...latest.current,
        ...taken.map(({ id, file }): FormPicture => ({
          id,
          name: file.name,
          status: 'waiting',
          percent: 0,
          file,
          dataUrl: null,
          issue: null,
        })),
      ])
      for (const { id, file } of taken) queue(id, file)
    },
    remove(id) {
      setIssue(null)
      put(latest.current.filter((picture) => picture.id !== id))
    },
    retry(id) {
      const file = latest.current.find((picture) => picture.id === id)?.file
      if (!file) return
      change(id, { status: 'waiting', issue: null })
      queue(id, file)
    },
    refuse(place, wrong) {
      const sent = latest.current.filter(({ status }) => status === 'ready')[place]
      if (sent) change(sent.id, { status: 'failed', issue: wrong })
    },
    async settle() {
      await line.current
      const failed = latest.current.some(({ status }) => status === 'failed')
      setIssue(failed ? { field, code: 'file_type' } : null)
      return failed ? null : readyOf(latest.current).map(({ dataUrl }) => dataUrl)
    },
    clear() {
      setIssue(null)
      put([])
    },
  }
}
