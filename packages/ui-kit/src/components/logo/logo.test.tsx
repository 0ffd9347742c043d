import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './logo.stories.tsx'

checkStories(stories)
