import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './vendor.stories.tsx'

checkStories(stories)
