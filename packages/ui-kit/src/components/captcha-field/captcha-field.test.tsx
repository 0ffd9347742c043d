import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './captcha-field.stories.tsx'

checkStories(stories)
