export { AuthProvider } from './auth-provider.tsx'
export { authRequestAtom } from './atoms.ts'
export { OtpInput } from './otp/otp-input.tsx'
export {
  LoginModal,
  LogoutDialog,
  PasswordModal,
  ForgotPasswordModal,
  RegisteredModal,
  RegisterModal,
  RealAccountModal,
  WelcomeModal,
} from './lazy-modals.tsx'
export { preloadLogin } from './load-login.ts'
export { PhoneInput } from './phone/phone-input.tsx'
export { usePhoneCountry } from './phone/use-phone-country.ts'
export { RegisterScreen } from './register/register-screen.tsx'
export { default as AddressLogin } from './session/address-login.tsx'
export { useGuard } from './session/use-guard.ts'
export { SignInsProvider } from './sign-ins-provider.tsx'
export { useAuthWindow } from './use-auth-window.ts'
export { useReloadMember } from './use-reload-member.ts'
export { useRequireLogin } from './use-require-login.ts'
export { useSession } from './use-session.ts'

export type { LoggedIn } from './auth-context.ts'
export type { AuthProviderProps } from './auth-provider.tsx'
export type { AuthRequest, AuthWindow } from './atoms.ts'
export type { OtpInputProps } from './otp/otp-input.tsx'
export type { LoginModalProps } from './login/login-modal.tsx'
export type { PasswordModalProps } from './password/password-modal.tsx'
export type { PhoneInputProps } from './phone/phone-input.tsx'
export type { DialledCountry, PhoneCountryChoice } from './phone/use-phone-country.ts'
export type { ForgotPasswordModalProps } from './forgot-password/forgot-password-modal.tsx'
export type { RegisterModalProps } from './register/register-modal.tsx'
export type { RegisterScreenProps } from './register/register-screen.tsx'
export type { RegistrationSetup } from './register/registration-setup.ts'
export type { NewMemberOffer } from './register/register-title.tsx'
export type { AddressLoginProps } from './session/address-login.tsx'
export type { SignInsProviderProps } from './sign-ins-provider.tsx'
export type { RealAccountModalProps } from './session/real-account-modal.tsx'
export type { LogoutDialogProps } from './session/logout-dialog.tsx'
export type { WelcomeModalProps } from './welcome/welcome-modal.tsx'
