import { RefusedError } from '@parlour/api-client'
import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { applicationDraft, forgetPictures, refusedPicture } from './application-draft.ts'

/** Under which name a tab keeps what was begun in forms. */
const draftName = 'parlour:1:draft'
const applicationPicturesName = 'parlour:1:pictures'
const owner = { account: 'linh', promotion: '103' }
const picture = { name: 'table.png', dataUrl: 'data:image/png;base64,AAAA' }

test('[VAL-09] comment and pictures outlive a reload, and are gone once they were taken', () => {
  const store = createMemoryStore()
  const draft = applicationDraft(store, owner)
  draft.comment.keep({ remarks: 'Round 5f0d' })
  draft.pictures.keep([picture])
  const later = applicationDraft(store, owner)
  expect([later.comment.read(), later.pictures.read()]).toEqual([{ remarks: 'Round 5f0d' }, [picture]])
  later.clear()
  expect([draft.comment.read(), draft.pictures.read()]).toEqual([{}, []])
  expect([store.get(draftName), store.get(applicationPicturesName)]).toEqual([null, null])
})

test('[VAL-09] another account and another promotion read nothing of it', () => {
  const store = createMemoryStore()
  const draft = applicationDraft(store, owner)
  draft.comment.keep({ remarks: 'Mine' })
  draft.pictures.keep([picture])
  for (const other of [
    { ...owner, account: 'april' },
    { ...owner, promotion: '104' },
  ]) {
    expect(applicationDraft(store, other).comment.read()).toEqual({})
    expect(applicationDraft(store, other).pictures.read()).toEqual([])
  }
})

test('[LOG-11] a session that ends takes the pictures along', () => {
  const store = createMemoryStore()
  applicationDraft(store, owner).pictures.keep([picture])
  forgetPictures(store)
  expect(store.get(applicationPicturesName)).toBeNull()
})

test('[VAL-09] without pictures nothing of them is kept', () => {
  const store = createMemoryStore()
  const draft = applicationDraft(store, owner)
  draft.pictures.keep([picture])
  draft.pictures.keep([])
  expect(store.get(applicationPicturesName)).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '7',
  '{"account":"linh","promotion":"103","pictures":7}',
  '{"account":"linh","forms":{"application":{"promotion":"103","remarks":7}}}',
])('a draft that cannot be read is empty: %s', (kept) => {
  const store = createMemoryStore({ [draftName]: kept, [applicationPicturesName]: kept })
  const draft = applicationDraft(store, owner)
  expect([draft.comment.read(), draft.pictures.read()]).toEqual([{}, []])
})

test('a kept picture that is none is left out', () => {
  const foreign = [picture, { name: 'x', dataUrl: 'https://evil.example/x.png' }, { name: 'y' }, null, 7]
  const store = createMemoryStore({ [applicationPicturesName]: JSON.stringify({ ...owner, pictures: foreign }) })
  expect(applicationDraft(store, owner).pictures.read()).toEqual([picture])
})

const refusal = (code: string, value: unknown) =>
  new RefusedError({
    endpoint: 'applyForPromotion',
    requestId: '1',
    kind: 'refused',
    status: 400,
    code,
    serverMessage: null,
    value,
    retryAfter: null,
    retryAt: null,
  })

test('[VAL-09] what the platform says of one picture stands at that one', () => {
  expect(refusedPicture(refusal('upload.picture.invalid', { picture: 2 }))).toEqual({
    place: 1,
    issue: { field: 'pictures', code: 'file_type' },
  })
  expect(refusedPicture(refusal('upload.picture.large', { picture: 1 }))?.issue).toMatchObject({
    code: 'file_size',
    max: 5,
  })
  expect(refusedPicture(refusal('upload.picture.pixels', { picture: 3 }))?.issue).toMatchObject({
    code: 'file_pixels',
    max: 40,
  })
  expect(refusedPicture(refusal('upload.picture.invalid', null))).toBeNull()
  expect(refusedPicture(refusal('promotion.unknown', { picture: 1 }))).toBeNull()
  expect(refusedPicture(new Error('else'))).toBeNull()
})
