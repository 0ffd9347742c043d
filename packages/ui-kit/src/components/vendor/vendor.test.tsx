import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './vendor.stories.tsx'

checkStories(stories)
