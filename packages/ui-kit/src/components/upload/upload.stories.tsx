import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { UploadFile } from './upload-file.ts'
import type { UploadProps } from './upload.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { banner, face } from '../../testing/pictures.ts'
import { Upload } from './upload.tsx'

const words = {
  drop: 'Drop a picture of your ID here',
  choose: 'Choose a file',
  camera: 'Take a picture',
  waiting: 'Waits',
  done: 'Sent',
  percent: (percent: number) => `${percent}%`,
  list: 'Files',
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name}`,
}
const files: UploadFile[] = [
  { id: 'front', name: 'id-front.jpg', note: '1.8 MB', picture: banner('ID', 3), status: 'done' },
  { id: 'back', name: 'id-back.jpg', note: '2.1 MB', picture: banner('ID', 4), status: 'sending', percent: 62 },
  { id: 'bill', name: 'electricity-bill-august-2025-with-address.pdf', note: '0.4 MB', status: 'waiting' },
]

const Kept = ({ files: first = [], ...props }: Partial<UploadProps>) => {
  const [list, setList] = useState(first)
  const change = (id: string, to: Partial<UploadFile>) =>
    setList((before) => before.map((file) => (file.id === id ? { ...file, ...to } : file)))
  const pick = (picked: File[]) =>
    setList((before) => [
      ...before,
      ...picked.map((file): UploadFile => {
        const big = file.size > 5_000_000
        return {
          id: file.name,
          name: file.name,
          picture: file,
          status: big ? 'failed' : 'sending',
          percent: 10,
          error: big ? 'Over 5 MB. Send a smaller picture.' : undefined,
        }
      }),
    ])
  return (
    <div style={{ maxInlineSize: 520 }}>
      <Upload
        label="Proof of identity"
        hint="JPG, PNG or PDF, at most 5 MB each"
        accept="image/*,.pdf"
        multiple
        words={words}
        {...props}
        files={list}
        onPick={pick}
        onRemove={(id) => setList((before) => before.filter((file) => file.id !== id))}
        onRetry={(id) => change(id, { status: 'sending', percent: 0 })}
      />
    </div>
  )
}

const meta: Meta<typeof Upload> = {
  title: 'Fields/Upload',
  component: Upload,
  parameters: {
    dossier: {
      purpose:
        'Files that go to the operator: proof of identity, a receipt, a picture for the chat. It lists and shows; the sending is its owner’s.',
      anatomyOf: 'Several',
      anatomy: [
        {
          at: '.p-upload__zone',
          name: 'Drop zone',
          says: 'r3, dashed edge border on well, 24 px inside. With a file above it: 2 px focus border on s2.',
        },
        {
          at: '.p-upload__ways',
          name: 'Ways in',
          says: 'Choose a file; on touch screens also the camera, where capture is set. Paste works too.',
        },
        {
          at: '.p-upload__picture',
          name: 'Picture',
          says: '48 × 48, r1: the picture itself, or a sheet of paper. Dimmed to 60 % while it is on its way.',
        },
        { at: '.p-upload__bar', name: 'Progress', says: '4 px in info on s3, beside the percent in tabular figures.' },
        {
          at: '.p-upload__status',
          name: 'Status',
          says: '13 px: waits, percent, sent with a tick, or what went wrong with an icon.',
        },
        {
          at: '.p-upload__row .p-icon-button',
          name: 'Way out',
          says: '44 box: cancels what is on its way, removes what is there.',
        },
      ],
      dos: [
        { says: 'Say kinds and the greatest size in the hint, before a file is chosen.' },
        { says: 'Keep a refused file in the list with what to do: “Over 5 MB. Send a smaller picture.”' },
        { says: 'Offer to try again only where that may help (network), not for a wrong kind.' },
        { says: 'Check dropped files as well: accept holds only what the file window offers.' },
      ],
      donts: [
        { says: 'No spinner over the page: people go on with the form meanwhile.' },
        { says: 'No progress that is made up; without figures show the row as waiting.' },
        { says: 'No coral in the zone: the form’s button is the coral one.' },
      ],
      accessibility: [
        'All is done by two buttons and a list; dropping is an extra, never the only way.',
        'Sent and failed are announced once each; percents are not, they can be read at the bar.',
        'Every button of a row says the file’s name.',
      ],
      keyboard: [
        { keys: 'Enter, Space', does: 'On Choose a file: open the system’s window' },
        { keys: 'Tab', does: 'Through the rows: try again, then cancel or remove' },
        { keys: 'Paste', does: 'With the focus in the zone: take the picture from the clipboard' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof Upload> = {
  args: {
    label: 'Proof of identity',
    hint: 'JPG, PNG or PDF, at most 5 MB each',
    accept: 'image/*,.pdf',
    multiple: true,
    words,
    files,
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
    disabled: false,
    required: false,
  },
  decorators: [atMost(520)],
}
export const Empty: StoryObj = { render: () => <Kept required /> }
export const Several: StoryObj = { render: () => <Kept files={files} capture="environment" /> }
export const Failed: StoryObj = {
  render: () => (
    <Kept
      files={[
        {
          id: 'a',
          name: 'id-front.jpg',
          picture: face(2),
          status: 'failed',
          error: 'The network dropped at 62%. Nothing was sent.',
          retry: true,
        },
        { id: 'b', name: 'contract.docx', status: 'failed', error: 'This kind is not taken. Send a picture or a PDF.' },
      ]}
    />
  ),
}
export const Wrong: StoryObj = { render: () => <Kept error="Send both sides of the card." files={files.slice(0, 1)} /> }
export const Full: StoryObj = {
  render: () => (
    <Kept
      disabled
      hint="Three files is the most. Remove one to send another."
      files={files.map((file) => ({ ...file, status: 'done' as const }))}
    />
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => (
    <Kept
      files={[
        {
          id: 'a',
          name: 'id-front.jpg',
          picture: face(2),
          status: 'failed',
          error: 'The network dropped.',
          retry: true,
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose a file' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('progressbar', { name: 'id-front.jpg' })).toHaveAttribute('value', '0')
    canvas.getByRole('button', { name: 'Cancel id-front.jpg' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
const inThai = { ...words, drop: 'วางรูปบัตรประจำตัวของคุณที่นี่', choose: 'เลือกไฟล์', camera: 'ถ่ายรูปบัตรประจำตัวด้วยกล้อง' }
export const LongWords: StoryObj = {
  render: () => (
    <Kept
      label="หลักฐานยืนยันตัวตน"
      hint="JPG, PNG หรือ PDF ไม่เกิน 5 MB ต่อไฟล์"
      words={inThai}
      capture="environment"
      files={files}
    />
  ),
}
