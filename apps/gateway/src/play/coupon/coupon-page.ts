import { playPage } from '../play-page.ts'
import { couponWords } from './coupon-words.ts'

/** The document of a coupon. */
export const couponPage = playPage('coupon', couponWords)
