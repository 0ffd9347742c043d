import type { Meta, StoryObj } from '@storybook/react-vite'
import { captcha } from '../../testing/pictures.ts'
import { CaptchaField } from './captcha-field.tsx'

const nothing = () => undefined

const meta: Meta<typeof CaptchaField> = { title: 'Fields/CaptchaField', component: CaptchaField }
export default meta

export const Ready: StoryObj = { render: () => <CaptchaField label="Captcha" pictureAlt="Four signs" renewLabel="Another picture" onRenew={nothing} picture={captcha} /> }
export const Loading: StoryObj = { render: () => <CaptchaField label="Captcha" pictureAlt="Four signs" renewLabel="Another picture" onRenew={nothing} loading /> }
export const Wrong: StoryObj = { render: () => <CaptchaField label="Captcha" pictureAlt="Four signs" renewLabel="Another picture" onRenew={nothing} picture={captcha} error="The signs do not match. Try the new picture." /> }
