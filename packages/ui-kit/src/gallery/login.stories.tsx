import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  Brand,
  Button,
  CaptchaField,
  Checkbox,
  Divider,
  FormError,
  FormStack,
  Link,
  Money,
  PasswordField,
  Segmented,
  SocialRow,
  SplitModal,
  TextField,
} from '../index.ts'
import { IconFacebookFill, IconGoogle, IconTelegramFill } from '../icons/index.ts'
import { captcha, panel } from '../testing/pictures.ts'
import { mark } from '../testing/shell.tsx'

const Login = ({ refused = true }: { refused?: boolean }) => {
  const [open, setOpen] = useState(true)
  const [way, setWay] = useState('name')
  const [text, setText] = useState('7K')
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Log in
      </Button>
      <SplitModal
        open={open}
        name="loginPopupModal"
        title="Welcome back"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        lead={
          <>
            New here? <Link href="/register">Open an account</Link>
          </>
        }
        art={<img src={panel} alt="" />}
        brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
        artText={
          <>
            <h3>Bring a friend, and you both start the evening better off.</h3>
            <p>
              <Money>₱150</Money> for each friend who joins.
            </p>
          </>
        }
      >
        <FormStack>
          <Segmented
            block
            label="Log in with"
            value={way}
            onValue={setWay}
            options={[
              { value: 'name', label: 'Username' },
              { value: 'text', label: 'Text message' },
            ]}
          />
          <TextField label="Username" defaultValue="linh.tran88" autoComplete="username" />
          <PasswordField
            label="Password"
            defaultValue="marigold7"
            showLabel="Show password"
            hideLabel="Hide password"
            action={<Link href="/forgot">Forgot it?</Link>}
            error={refused ? 'Username and password do not match. Two tries left.' : undefined}
          />
          <CaptchaField
            label="Captcha"
            picture={captcha}
            pictureAlt="Four signs"
            renewLabel="Another picture"
            onRenew={() => undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Checkbox label="Remember me on this device for a day" defaultChecked />
          {refused ? null : <FormError>The server did not answer. Nothing was sent.</FormError>}
          <Button variant="primary" size="lg" block>
            Log in
          </Button>
          <Button variant="text" block>
            Look around with a trial account
          </Button>
          <Divider>or continue with</Divider>
          <SocialRow>
            <Button icon={<IconGoogle />}>Google</Button>
            <Button icon={<IconFacebookFill />}>Facebook</Button>
            <Button icon={<IconTelegramFill />}>Telegram</Button>
          </SocialRow>
        </FormStack>
      </SplitModal>
    </>
  )
}

const meta: Meta<typeof Login> = { title: 'Gallery/Login', tags: ['!autodocs'], component: Login }
export default meta

export const Refused: StoryObj<typeof Login> = {}
export const NoAnswer: StoryObj<typeof Login> = { args: { refused: false } }
