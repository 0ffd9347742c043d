import { start } from '../frame/start.tsx'
import { Coupon } from './coupon.tsx'

start('/api/coupon/session', Coupon)
