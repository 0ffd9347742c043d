import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  Brand,
  Button,
  CaptchaField,
  Card,
  Checkbox,
  Columns,
  Divider,
  FormActions,
  FormRow,
  FormStack,
  Header,
  IconButton,
  Link,
  LinkButton,
  PageHead,
  PageShell,
  PasswordField,
  RuleList,
  Segmented,
  SocialRow,
  Stepper,
  TextField,
} from '../index.ts'
import { IconArrowLeft, IconFacebookFill, IconGoogle, IconTelegramFill } from '../icons/index.ts'
import { captcha } from '../testing/pictures.ts'
import { mark } from '../testing/shell.tsx'

const eye = { showLabel: 'Show password', hideLabel: 'Hide password' }

const Register = () => {
  const [way, setWay] = useState('name')
  return (
    <PageShell
      skipLabel="Skip to the form"
      header={
        <Header
          label="Places"
          brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
          start={<IconButton label="Back" icon={<IconArrowLeft />} href="/" />}
          end={<LinkButton href="/login">Log in</LinkButton>}
        />
      }
    >
      <PageHead title="Open an account" hint="Two minutes, no papers" />
      <Columns
        aside={
          <Card>
            <Stepper
              steps={[
                { title: 'Fill in the form', text: 'Two minutes, no papers' },
                { title: 'Confirm your number', text: 'One text message' },
                { title: 'Choose a game', text: '1,659 from 12 providers' },
              ]}
            />
          </Card>
        }
      >
        <Card as="section">
          <FormStack>
            <div>
              <Segmented
                label="Register with"
                value={way}
                onValue={setWay}
                options={[
                  { value: 'name', label: 'Username' },
                  { value: 'phone', label: 'Mobile number' },
                ]}
              />
            </div>
            <FormRow>
              <TextField label="Username" required defaultValue="linh.tran88" good="This name is free" />
              <TextField
                label="Full name"
                required
                defaultValue="Linh"
                error="Write both names, as on your bank account"
              />
              <PasswordField
                {...eye}
                label="Password"
                required
                defaultValue="marigold77"
                strength={3}
                strengthLabel="Good"
                hint={
                  <RuleList
                    label="Rules"
                    doneLabel="kept"
                    rules={[
                      { id: 'a', text: '8 to 16 signs', ok: true },
                      { id: 'b', text: 'First sign is a letter', ok: false },
                    ]}
                  />
                }
              />
              <PasswordField
                {...eye}
                label="Repeat the password"
                required
                defaultValue="marigold7"
                error="The two passwords differ"
              />
              <CaptchaField
                label="Captcha"
                required
                picture={captcha}
                pictureAlt="Four signs"
                renewLabel="Another picture"
                onRenew={() => undefined}
                placeholder="4 signs"
              />
              <TextField label="Invitation code" optional="optional" placeholder="If a friend gave you one" />
            </FormRow>
            <Checkbox
              label={
                <>
                  I am 21 or older and agree to the <Link href="/terms">terms of use</Link> and the{' '}
                  <Link href="/privacy">privacy notice</Link>
                </>
              }
              defaultChecked
            />
            <FormActions
              aside={
                <p>
                  Have an account? <Link href="/login">Log in</Link>
                </p>
              }
            >
              <Button variant="primary" size="lg">
                Sign up
              </Button>
              <Button size="lg">Reset</Button>
            </FormActions>
            <Divider>or continue with</Divider>
            <SocialRow>
              <Button icon={<IconGoogle />}>Google</Button>
              <Button icon={<IconFacebookFill />}>Facebook</Button>
              <Button icon={<IconTelegramFill />}>Telegram</Button>
            </SocialRow>
          </FormStack>
        </Card>
      </Columns>
    </PageShell>
  )
}

const meta: Meta<typeof Register> = {
  title: 'Gallery/Register',
  tags: ['!autodocs'],
  component: Register,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Username: StoryObj<typeof Register> = {}
