import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconGoogle } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Divider, FormActions, FormRow, FormStack, SocialRow } from './form.tsx'

const meta: Meta<typeof FormStack> = { title: 'Fields/Form', component: FormStack }
export default meta

export const Whole: StoryObj = { render: () => (
      <FormStack>
        <FormRow><TextField label="Username" required /><TextField label="Invitation code" optional="optional" /></FormRow>
        <FormActions aside="Have an account?"><Button variant="primary" size="lg">Sign up</Button><Button size="lg">Reset</Button></FormActions>
        <Divider>or continue with</Divider>
        <SocialRow><Button icon={<IconGoogle />}>Google</Button><Button>Telegram</Button></SocialRow>
      </FormStack>
    ) }
export const Line: StoryObj = { render: () => <Divider /> }
