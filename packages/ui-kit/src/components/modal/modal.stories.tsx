import type { Meta, StoryObj } from '@storybook/react-vite'
import { panel } from '../../testing/pictures.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Modal } from './modal.tsx'
import { SplitModal } from './split-modal.tsx'

const nothing = () => undefined

const meta: Meta<typeof Modal> = { title: 'Overlays/Modal', component: Modal, tags: ['!autodocs'] }
export default meta

export const Titled: StoryObj = { render: () => <Modal open name="notice" title="Notice" closeLabel="Close" onClose={nothing} footer={<Button variant="primary">Read</Button>}><p>Tonight from 02:00 to 04:00 the bank is closed.</p></Modal> }
export const Bare: StoryObj = { render: () => <Modal open name="down" label="Get the app" bare width={400} closeLabel="Close" onClose={nothing}><p>No padding</p></Modal> }
export const Locked: StoryObj = { render: () => <Modal open locked name="age" title="Are you 21 or over?"><Button variant="primary">Yes</Button></Modal> }
export const Split: StoryObj = { render: () => <SplitModal open name="loginPopupModal" title="Welcome back" lead="Good to see you." closeLabel="Close" onClose={nothing} art={<img src={panel} alt="" />} artText={<h3>Bring a friend.</h3>}><TextField label="Username" data-autofocus="" /></SplitModal> }
