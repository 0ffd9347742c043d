import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { atMost } from '../../testing/playground.tsx'
import { FieldFrame, fieldInput, type FieldProps } from './field-frame.tsx'

const Own = (props: Partial<FieldProps>) => {
  const field = { label: 'Referral rate', ...props }
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FieldFrame {...field} id="rate">
        <div className="p-box">
          <input
            className="p-box__input"
            {...fieldInput('rate', field)}
            type="text"
            inputMode="decimal"
            defaultValue="1.8"
          />
        </div>
      </FieldFrame>
    </div>
  )
}

const dossier = {
  purpose:
    'The frame that every field of the kit stands in. Take it for a control of one’s own; the ready fields bring it along.',
  anatomyOf: 'WithAction',
  anatomy: [
    { at: '.p-field__label', name: 'Label', says: '14/500 in t2; a press on it goes into the control.' },
    {
      at: '.p-field__action',
      name: 'Action',
      says: '13/600 in accent-text at the end of the label’s line, hit area 44: “Forgot it?”.',
    },
    {
      at: '.p-box',
      name: 'Control',
      says: '6 px below the label. The box of 48 is a class of its own (p-box) and gives all borders.',
    },
    { at: '.p-field__message', name: 'Message', says: '13 px, 6 px below: error, else good, else hint.' },
  ],
  dos: [
    { says: 'Spread fieldInput on the control: it ties label, message, error and star to it.' },
    { says: 'Leave 18 px to the next field (FormStack does).' },
  ],
  donts: [
    { says: 'No frame around several inputs: RadioGroup and CheckboxGroup have a frame for groups.' },
    { says: 'No second message under a field; merge them or put one into the hint.' },
  ],
  accessibility: [
    'An error is an alert: it is read when it appears.',
    'The id of the label is the control’s id with “-label”, for controls that a label cannot name.',
  ],
} satisfies Dossier

const meta: Meta<typeof FieldFrame> = { title: 'Fields/FieldFrame', component: FieldFrame, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof FieldFrame> = {
  args: {
    label: 'Referral rate',
    id: 'referral',
    required: false,
    hint: 'From 0.5 to 2.0 percent',
    children: (
      <div className="p-box">
        <input
          className="p-box__input"
          {...fieldInput('referral', { label: 'Referral rate', hint: 'From 0.5 to 2.0 percent' })}
          inputMode="decimal"
          defaultValue="1.8"
        />
      </div>
    ),
  },
  decorators: [atMost(360)],
}
export const OwnControl: StoryObj = { render: () => <Own hint="From 0.5 to 2.0 percent" /> }
export const WithAction: StoryObj = {
  render: () => <Own hint="From 0.5 to 2.0 percent" required action={<a href="#rates">How rates work</a>} />,
}
export const Wrong: StoryObj = { render: () => <Own error="At most 1.6 percent, your own rate." /> }
export const LongWords: StoryObj = {
  render: () => (
    <Own
      label="Porsiyento ng rebate para sa iyong mga inimbitahan"
      optional="opsyonal"
      action={<a href="#rates">Paano kinukuwenta</a>}
      hint="Mula 0.5 hanggang 2.0 porsiyento ng lahat ng taya nila"
    />
  ),
}
