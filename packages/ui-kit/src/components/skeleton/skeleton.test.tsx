import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './skeleton.stories.tsx'

checkStories(stories)
