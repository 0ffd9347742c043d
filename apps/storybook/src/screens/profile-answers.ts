import {
  getAvatar,
  getMemberInfo,
  getProfile,
  getWithdrawSettings,
  listPayoutAccounts,
  setAvatar,
  updateProfile,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const blank = {
  account: 'linhtran88',
  nickname: 'Linh Trần',
  payeeName: null,
  birthday: null,
  email: null,
  emailVerified: false,
  mobile: '917****188',
  countryDialingCode: '63',
  mobileVerified: true,
  line: 'linh.line',
  whatsapp: null,
  facebook: null,
  wechat: null,
  zalo: null,
  qqNum: null,
  fixed: [] as readonly string[],
}

/** What a story says of a profile; texts by the name of their field. */
export type SampleProfile = Partial<Record<keyof typeof blank, string | boolean | readonly string[] | null>>

/** Lets a server answer with a profile, and store every change of it. */
export function answerProfile(server: FakeServer, start: SampleProfile = {}): FakeServer {
  let profile: SampleProfile = { ...blank, ...start }
  let avatar = '2'
  return server
    .answer(getProfile, () => profile as never)
    .answer(getAvatar, () => ({
      avatar,
      avatarType: 'STATIC',
      gallery: Array.from({ length: 24 }, (_, at) => String(at)),
    }))
    .answer(updateProfile, (told) => {
      profile = { ...profile, ...(told as SampleProfile) }
      return null
    })
    .answer(setAvatar, (told) => {
      avatar = (told as { avatar: string }).avatar
      return null
    })
}

/** An account that has told nothing of itself, and has nothing that a withdrawal takes. */
export const answerBlankProfile = (server: FakeServer): FakeServer =>
  answerProfile(server, { nickname: null, mobile: null, mobileVerified: false, line: null })
    .answer(getWithdrawSettings, {
      allowWithdraw: 'Y',
      paymentPasswordRequired: true,
      paymentPasswordSet: false,
      mobileVerificationType: 'EVERY_WITHDRAWAL',
    } as never)
    .answer(listPayoutAccounts, { list: [], maxCount: 5 })

/** An account that has told all of it, in long words. */
export const answerFullProfile = (server: FakeServer): FakeServer =>
  answerProfile(server, {
    nickname: 'Maximiliana Isabella',
    payeeName: 'Maria Maximiliana Isabella Concepcion de los Santos y Villanueva dela Cruz Jr.',
    birthday: '1990-05-31',
    email: 'ma*********************************os@a-very-long-domain-of-a-provider.example.com',
    emailVerified: true,
    line: 'maximiliana.isabella.concepcion.de.los.santos.y.villanueva.dela.cruz',
    whatsapp: '+63 917 000 0188',
    facebook: 'https://facebook.example/maximiliana.isabella.concepcion.de.los.santos',
    wechat: 'maximiliana',
    zalo: 'maximiliana',
    qqNum: '1234567890',
    fixed: ['payeeName', 'birthday', 'email'],
  }).answer(getMemberInfo, {
    id: 1,
    account: 'linhtran88',
    type: 0,
    nickname: 'Maximiliana Isabella',
    clubLabel: { labelName: 'Sapphire', rankLevel: 4 },
    memberLabel: [],
  })
