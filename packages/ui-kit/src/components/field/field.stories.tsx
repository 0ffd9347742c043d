import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldFrame, fieldInput } from './field-frame.tsx'

const meta: Meta<typeof FieldFrame> = { title: 'Fields/FieldFrame', component: FieldFrame }
export default meta

export const OwnControl: StoryObj = { render: () => <FieldFrame id="own" label="Amount" hint="From ₱100"><div className="p-box"><input className="p-box__input" {...fieldInput('own', { label: 'Amount', hint: 'From ₱100' })} /></div></FieldFrame> }
