import { Button, LinkButton } from '@parlour/ui-kit'
import { hrefs } from '../routes/-hrefs.ts'
import { BellSlot } from './bell-slot.tsx'
import { useShellText } from './use-shell-text.ts'

interface GuestEndProps {
  mayRegister: boolean
  onLogin(): void
  /** The pointer or the focus came near the login button: a good moment to load the window. */
  onNearLogin(): void
}

/** The right end of the header for guests. */
export function GuestEnd({ mayRegister, onLogin, onNearLogin }: GuestEndProps) {
  const text = useShellText()
  return (
    <>
      <BellSlot />
      <Button onClick={onLogin} onPointerEnter={onNearLogin} onFocus={onNearLogin}>
        {text('web.header.login')}
      </Button>
      {mayRegister && (
        <LinkButton variant="primary" href={hrefs.register}>
          {text('web.header.register')}
        </LinkButton>
      )}
    </>
  )
}
