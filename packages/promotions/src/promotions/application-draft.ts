import { isRefused, type TextStore } from '@parlour/api-client'
import { formDrafts } from '@parlour/auth'
import type { FormDraft, FormValues, Issue } from '@parlour/validation'

const form = 'application'
const field = 'remarks'

/** Under which name a tab keeps the pictures of an application: they are large, and stand apart from other drafts. */
const picturesName = 'parlour:1:pictures'

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

const head = /^data:image\/(?:png|jpeg);base64,/

const isPicture = (value: unknown): value is KeptPicture => {
  const { name, dataUrl }: Readonly<Record<string, unknown>> = Object(value)
  return typeof name === 'string' && typeof dataUrl === 'string' && head.test(dataUrl)
}

/** What is kept of the pictures of an owner; empty for another owner, and where it cannot be read. */
function picturesIn(store: TextStore, { account, promotion }: ApplicationOwner): readonly KeptPicture[] {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(store.get(picturesName) ?? '{}'))
    const isOwn = kept['account'] === account && kept['promotion'] === promotion
    return isOwn && Array.isArray(kept['pictures']) ? kept['pictures'].filter(isPicture) : []
  } catch {
    return []
  }
}

/**
 * Removes the pictures of an application that was begun; the session that ends takes its comment along.
 *
 * @param store the tab's session storage
 * @example session.onEnd(() => forgetPictures(sessionStore))
 */
export const forgetPictures = (store: TextStore): void => store.remove(picturesName)

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
  const { promotion } = owner
  const drafts = formDrafts(store, owner.account)
  const comment: FormDraft = {
    read(): FormValues {
      const note: Readonly<Record<string, unknown>> = Object(drafts.read(form))
      const text = note['promotion'] === promotion ? note[field] : undefined
      return typeof text === 'string' ? { [field]: text } : {}
    },
    keep: (values) => drafts.keep(form, { promotion, [field]: values[field] ?? '' }),
    clear: () => drafts.clear(form),
  }
  return {
    comment,
    pictures: {
      read: () => picturesIn(store, owner),
      keep(pictures) {
        if (pictures.length > 0) store.set(picturesName, JSON.stringify({ ...owner, pictures }))
        else forgetPictures(store)
      },
    },
    clear() {
      comment.clear()
      forgetPictures(store)
    },
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
