/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface AuthMessages {
  'auth.error.TOO_MANY_REQUESTS': { seconds: 'number' }
  'auth.error.unsure': object
  'auth.error.unsure.once': object
  'auth.signin.invalid-phone-number': object
  'auth.signin.missing-phone-number': object
  'auth.signin.too-many-requests': object
  'auth.signin.unknown': object
  'auth.signin.invalid-verification-code': object
  'auth.signin.missing-verification-code': object
  'auth.signin.captcha-check-failed': object
  'auth.signin.quota-exceeded': object
  'auth.signin.operation-not-allowed': object
  'auth.signin.code-expired': object
  'auth.signin.popup-closed-by-user': object
  'auth.social.separator': object
  'auth.social.label': { provider: 'text' }
  'auth.social.opening': { provider: 'text' }
  'auth.social.blocked': { provider: 'text' }
  'auth.social.open': object
  'auth.social.closed': { provider: 'text' }
  'auth.social.slow': { provider: 'text' }
  'auth.social.again': object
  'auth.social.unknown': { provider: 'text' }
  'auth.social.new_account': object
  'auth.social.sending': object
  'auth.modal.close': object
  'auth.login.title': object
  'auth.login.new': object
  'auth.login.open_account': object
  'auth.login.remember': object
  'auth.login.submit': object
  'auth.login.slogan': object
  'auth.login.slogan_invite': { days: 'text'; deposit: 'text'; reward: 'text'; stake: 'text'; sum: 'tag'; times: 'text' }
  'auth.login.slogan_cashback': { cashback: 'text'; sum: 'tag'; times: 'number' }
  'auth.login.slogan_cashback_most': { cashback: 'text'; most: 'text'; sum: 'tag'; times: 'number' }
  'auth.login.type': object
  'auth.login.type_username': object
  'auth.login.type_sms': object
  'auth.login.forgot': object
  'auth.login.wrong': { tries: 'number' }
  'auth.login.unsure': object
  'auth.login.human': object
  'auth.login.demo': object
  'auth.login.demo_note': object
  'auth.wait.tries': { time: 'text' }
  'auth.wait.locked': { at: 'text'; time: 'text' }
  'auth.wait.again': { time: 'text' }
  'auth.wait.over': object
  'auth.otp.title': object
  'auth.otp.lead': { target: 'text' }
  'auth.otp.lead_plain': object
  'auth.otp.label': object
  'auth.otp.hint': object
  'auth.otp.submit': object
  'auth.otp.resend': object
  'auth.otp.resend_in': { time: 'text' }
  'auth.otp.sent': object
  'auth.otp.back': object
  'auth.field.username': object
  'auth.field.password': object
  'auth.field.confirmPassword': object
  'auth.field.payeeName': object
  'auth.field.mobileNum': object
  'auth.field.email': object
  'auth.field.birthday': object
  'auth.field.paymentPassword': object
  'auth.field.idNumber': object
  'auth.field.qqNum': object
  'auth.field.line': object
  'auth.field.whatsapp': object
  'auth.field.zalo': object
  'auth.field.facebook': object
  'auth.field.wechat': object
  'auth.field.recommenderId': object
  'auth.field.affiliateCode': object
  'auth.field.referralCode': object
  'auth.field.captcha': object
  'auth.field.optional': object
  'auth.hint.payeeName': object
  'auth.hint.birthday': object
  'auth.hint.affiliateCode': object
  'auth.hint.referralCode': object
  'auth.hint.mobileNum': object
  'auth.hint.captcha': object
  'auth.captcha.alt': object
  'auth.captcha.renew': object
  'auth.captcha.failed': object
  'auth.password.show': object
  'auth.password.hide': object
  'auth.password.strength': { level: 'text' }
  'auth.rules.label': object
  'auth.rules.done': object
  'auth.username.checking': object
  'auth.username.free': object
  'auth.register.title': object
  'auth.register.title_offer': { amount: 'text'; sum: 'tag' }
  'auth.register.lead': object
  'auth.register.new_member': { amount: 'text'; sum: 'tag' }
  'auth.register.submit': object
  'auth.register.again': object
  'auth.register.anew': object
  'auth.register.reset': object
  'auth.register.home': object
  'auth.register.have_account': object
  'auth.register.by': object
  'auth.register.by_username': object
  'auth.register.by_mobile': object
  'auth.register.age': { age: 'text' }
  'auth.register.age_required': { age: 'text' }
  'auth.register.terms': { privacy: 'tag'; terms: 'tag' }
  'auth.register.terms_required': object
  'auth.register.unavailable': object
  'auth.register.try_again': object
  'auth.register.loading': object
  'auth.register.step_form': object
  'auth.register.step_form_text': object
  'auth.register.step_code': object
  'auth.register.step_code_text': object
  'auth.register.step_game': object
  'auth.register.step_game_text': object
  'auth.invitation.damaged': object
  'auth.invitation.title': object
  'auth.registered.success': object
  'in_registered_successfully': { account: 'text'; b: 'tag' }
  'auth.registered.title': object
  'auth.registered.text': { account: 'text' }
  'auth.registered.offer': { amount: 'text'; sum: 'tag' }
  'auth.registered.action': object
  'auth.offers.label': object
  'auth.offers.pause': object
  'auth.offers.play': object
  'auth.offers.slide': { n: 'text'; of: 'text' }
  'auth.offers.up_to': { amount: 'text'; sum: 'tag' }
  'auth.offers.wageringRequirement': { times: 'number' }
  'auth.offers.free': object
  'auth.logout.title': object
  'auth.logout.text': object
  'auth.logout.confirm': object
  'auth.logout.cancel': object
  'auth.real_account.title': object
  'auth.real_account.agents_title': object
  'auth.real_account.demo': object
  'auth.real_account.agents': object
  'auth.real_account.confirm': object
  'auth.real_account.open': object
  'auth.idle.title': object
  'auth.idle.text': { seconds: 'number' }
  'auth.idle.limit_title': object
  'auth.idle.limit_text': { seconds: 'number' }
  'auth.idle.stay': object
  'auth.idle.failed': object
  'auth.address.title': { account: 'text' }
  'auth.address.text': { account: 'text'; current: 'text' }
  'auth.address.confirm': object
  'auth.address.cancel': object
  'auth.address.done': { account: 'text' }
  'auth.otpRequest.label': object
  'auth.otpRequest.label_mail': object
  'auth.otpRequest.hint': object
  'auth.otpRequest.hint_mail': object
  'auth.otpRequest.number_first': object
  'auth.otpRequest.target_first': object
  'auth.otpRequest.get': object
  'auth.otpRequest.again': { time: 'text' }
  'auth.otpRequest.free': object
  'auth.otpRequest.sent': { to: 'text' }
  'auth.otpRequest.too_soon': object
  'auth.otpRequest.failed': object
  'auth.dialog.ok': object
  'auth.phone.code': object
  'auth.phone.search': object
  'auth.phone.clear': object
  'auth.phone.none': object
  'auth.field.oldPassword': object
  'auth.field.newPassword': object
  'auth.field.confirmNewPassword': object
  'auth.recovery.title': object
  'auth.recovery.back': object
  'auth.recovery.by': object
  'auth.recovery.by_email': object
  'auth.recovery.by_phone': object
  'auth.recovery.none': object
  'auth.recovery.mail_hint': object
  'auth.recovery.mail_submit': object
  'auth.recovery.mail_unsure': object
  'auth.recovery.sent': object
  'auth.recovery.sent_text': object
  'auth.recovery.sent_action': object
  'auth.recovery.phone_submit': object
  'auth.recovery.phone_unsure': object
  'auth.recovery.done': object
  'auth.change.title': object
  'auth.change.first': object
  'auth.change.lead': object
  'auth.change.forced': object
  'auth.change.submit': object
  'auth.change.done': object
  'auth.change.unsure': object
  'auth.welcome.title': { name: 'text' }
  'auth.welcome.first': object
  'auth.welcome.last': object
  'auth.welcome.network': object
  'auth.welcome.device': object
  'auth.welcome.this_device': object
  'auth.welcome.other_device': object
  'auth.welcome.on_device': { browser: 'text'; system: 'text' }
  'auth.welcome.was_it_you': object
  'auth.welcome.change': object
  'auth.welcome.end_others': { count: 'number' }
  'auth.welcome.ended': object
  'auth.welcome.end_failed': object
  'auth.welcome.demo': object
  'auth.welcome.pause': { age: 'text' }
  'auth.welcome.action': object
}
