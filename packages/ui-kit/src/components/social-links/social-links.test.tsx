import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './social-links.stories.tsx'

checkStories(stories)
