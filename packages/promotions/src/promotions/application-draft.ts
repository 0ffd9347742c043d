import { isRefused, type TextStore } from '@parlour/api-client'
import type { FormDraft, FormValues, Issue } from '@parlour/validation'

/** Under which name a tab keeps the comment of an application, and beside it the pictures, which are large. */
const names = { comment: 'parlour:1:application', pictures: 'parlour:1:pictures' } as const

/** Whose application for which promotion is kept. */
export interface ApplicationOwner {
  readonly account: string
  /** Id of the promotion. */
  readonly promotion: string
}

/** A picture that is kept until the application was taken: its name, and the picture as a data URL. */
interface KeptPicture {
  readonly name: string
  readonly dataUrl: string
}

/** What was begun of an application: its comment, and its pictures as they are sent. */
export interface ApplicationDraft {
  readonly comment: FormDraft
  readonly pictures: {
    read(): readonly KeptPicture[]
    keep(pictures: readonly KeptPicture[]): void
  }
  clear(): void
}

const field = 'remarks'
const head = /^data:image\/(?:png|jpeg);base64,/

const isPicture = (value: unknown): value is KeptPicture => {
  const { name, dataUrl }: Readonly<Record<string, unknown>> = Object(value)
  return typeof name === 'string' && typeof dataUrl === 'string' && head.test(dataUrl)
}

/** A note of the owner, as the storage holds it; an empty one for another owner, and where it cannot be read. */
function noteIn(
  store: TextStore,
  name: string,
  { account, promotion }: ApplicationOwner,
): Readonly<Record<string, unknown>> {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(store.get(name) ?? '{}'))
    return kept['account'] === account && kept['promotion'] === promotion ? kept : {}
  } catch {
    return {}
  }
}

/**
 * Removes what was begun of an application; a session that ends takes it along.
 *
 * @param store the tab's session storage
 * @example session.onEnd(() => forgetApplication(sessionStore))
 */
export function forgetApplication(store: TextStore): void {
  store.remove(names.comment)
  store.remove(names.pictures)
}

/**
 * The draft of an application that was not taken yet, in the tab's storage: it outlives a reload and ends with the
 * session. One is kept at a time.
 *
 * @param store the tab's session storage
 * @param owner user name and promotion; others do not read it
 * @returns the draft of the comment, for `useForm`, and of the pictures, for `usePictures`
 * @example const draft = applicationDraft(session.store, { account: 'linhtran88', promotion: '103' })
 */
export function applicationDraft(store: TextStore, owner: ApplicationOwner): ApplicationDraft {
  const write = (name: string, member: string, value: unknown): void =>
    store.set(name, JSON.stringify({ ...owner, [member]: value }))
  return {
    comment: {
      read(): FormValues {
        const text = noteIn(store, names.comment, owner)[field]
        return typeof text === 'string' ? { [field]: text } : {}
      },
      keep: (values) => write(names.comment, field, values[field] ?? ''),
      clear: () => store.remove(names.comment),
    },
    pictures: {
      read() {
        const kept = noteIn(store, names.pictures, owner)['pictures']
        return Array.isArray(kept) ? kept.filter(isPicture) : []
      },
      keep(pictures) {
        if (pictures.length > 0) write(names.pictures, 'pictures', pictures)
        else store.remove(names.pictures)
      },
    },
    clear: () => forgetApplication(store),
  }
}

const pictureCodes: Readonly<Record<string, Issue['code']>> = {
  'upload.picture.invalid': 'file_type',
  'upload.picture.large': 'file_size',
  'upload.picture.pixels': 'file_pixels',
}

/** The sizes that the sentences name: megabytes and megapixels. */
const most: Readonly<Record<string, number>> = { file_size: 5, file_pixels: 40 }

/**
 * Which picture the platform refused, and what is wrong with it.
 *
 * @param error of the call
 * @returns the place of the picture, from 0, and its issue; null for every other failure
 * @example refusedPicture(error)?.place // 1, the second one
 */
export function refusedPicture(error: unknown): { readonly place: number; readonly issue: Issue } | null {
  if (!isRefused(error)) return null
  const code = pictureCodes[error.code]
  const { picture }: Readonly<Record<string, unknown>> = Object(error.value)
  if (!code || typeof picture !== 'number') return null
  const max = most[code]
  return { place: picture - 1, issue: { field: 'pictures', code, ...(max === undefined ? {} : { max }) } }
}
