import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { TextAreaProps } from './text-area.tsx'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { TextArea } from './text-area.tsx'

const Note = (props: Partial<TextAreaProps>) => (
  <div style={{ maxInlineSize: 480 }}>
    <TextArea label="What happened" limit={300} countLabel={(count, limit) => `${count} of ${limit}`} {...props} />
  </div>
)

const meta: Meta<typeof TextArea> = {
  title: 'Fields/TextArea',
  component: TextArea,
  parameters: {
    dossier: {
      purpose:
        'Several lines of one’s own words: a message to service, a complaint, a note to a downline. One line is a TextField.',
      anatomyOf: 'Filled',
      anatomy: [
        {
          at: '.p-field__label',
          name: 'Label',
          says: '14 px in t2; asks for what is wanted: “What happened”, not “Message”.',
        },
        {
          at: '.p-area',
          name: 'Box',
          says: 'At least 112 high (four lines), grows with the text to 320, then scrolls. 16 px text, 12 above and below.',
        },
        {
          at: '.p-area__count',
          name: 'Counter',
          says: '13 px in t3 at the end, on the line of the hint; bad and 600 when over the limit.',
        },
        { at: '.p-field__message', name: 'Message', says: 'Hint, then error with icon; one at a time.' },
      ],
      dos: [
        { says: 'Let people type and paste past the limit, and say how much is too much when they send.' },
        { says: 'Say in the hint what helps an answer: game, time, sum.' },
      ],
      donts: [
        { says: 'Do not cut off what was pasted.' },
        { says: 'No placeholder as the only question: it goes with the first letter.' },
      ],
      accessibility: [
        'The counter is part of the description, read on focus and not with every letter.',
        'Counts signs of Unicode, as the platform does: a plain emoji is one, a Thai sign above its letter is one more.',
      ],
      keyboard: [{ keys: 'Enter', does: 'A new line; the form is sent by its button' }],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof TextArea> = {
  args: {
    label: 'What happened',
    limit: 300,
    countLabel: (count, limit) => `${count} of ${limit}`,
    hint: 'Which game, and about when',
    rows: 4,
    required: false,
    disabled: false,
  },
  decorators: [atMost(480)],
}
export const Empty: StoryObj = { render: () => <Note hint="Which game, and about when" /> }
export const Filled: StoryObj = {
  render: () => (
    <Note
      hint="Which game, and about when"
      defaultValue="Tiger Fortune stopped in the middle of a round at 21:40. The stake was taken, the win of ₱ 320.00 did not come."
    />
  ),
}
export const Over: StoryObj = {
  render: () => <Note limit={20} error="Shorten it by 12 signs." defaultValue="The stake was taken, not the win" />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveAccessibleDescription('Shorten it by 12 signs. 32 of 20')
    box.focus()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(canvas.getByText('30 of 20')).toBeVisible()
  },
}
export const NoLimit: StoryObj = { render: () => <Note limit={undefined} optional="optional" rows={2} /> }
export const Disabled: StoryObj = {
  render: () => <Note disabled defaultValue="Sent. We answer within a day." limit={undefined} />,
}
export const LongWords: StoryObj = {
  render: () => (
    <Note
      label="Ilarawan kung ano ang nangyari"
      hint="Isulat ang pangalan ng laro, ang oras, at kung magkano ang taya mo noong tumigil ito"
      countLabel={(count, limit) => `${count} sa ${limit}`}
    />
  ),
}
